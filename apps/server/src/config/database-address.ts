export interface DatabaseHost {
  readonly host: string
  readonly port: number
}

export interface DatabaseServers {
  /** The address of the first host, as the driver reads it. */
  readonly connectionString: string
  readonly hosts: readonly [DatabaseHost, ...DatabaseHost[]]
  /** Only a host that takes writes will do. */
  readonly isWritable: boolean
}

const urlParts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?@,]+(?:,[^/?@,]+)*)(\/[^?]*)?(?:\?(.*))?$/
/** libpq's words for a server that takes writes, and for any server. */
const writableWords = ['read-write', 'primary']

/**
 * Reads `postgres://user:password@host1:5432,host2:5432/name?target_session_attrs=read-write`. Of several hosts only one takes writes,
 * and it is looked for. Returns undefined for what is not an address.
 */
export function readDatabaseUrl(text: string): DatabaseServers | undefined {
  const [, start, hostList, path = '', query] = urlParts.exec(text) ?? []
  if (start === undefined || hostList === undefined) return undefined
  const settings = new URLSearchParams(query)
  const attributes = settings.get('target_session_attrs')
  if (attributes !== null && ![...writableWords, 'any'].includes(attributes)) return undefined
  settings.delete('target_session_attrs')
  const end = path + (settings.size > 0 ? `?${settings}` : '')
  const [connectionString, ...others] = hostList.split(',').map((host) => start + host + end)
  if (connectionString === undefined || ![connectionString, ...others].every((one) => URL.canParse(one)))
    return undefined
  return {
    connectionString,
    hosts: [toHost(connectionString), ...others.map(toHost)],
    isWritable: others.length > 0 || writableWords.includes(attributes ?? ''),
  }
}

/** A folder of a socket stands as the host, with its slashes encoded, or in the query. */
function toHost(connectionString: string): DatabaseHost {
  const { hostname, port, searchParams } = new URL(connectionString)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1')
  return { host, port: Number(searchParams.get('port') ?? (port || 5432)) }
}
