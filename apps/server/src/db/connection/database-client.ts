import pg from 'pg'
import type { DatabaseHost, DatabaseServers } from '../../config/database-address'
import { type Db, toPool } from '../tx'
import { createWritableHost, type WritableHost } from './writable-host'

const probeTimeoutMs = 2000

interface ClientTraits {
  readonly writableHost?: WritableHost | undefined
  /** Statements keep their names, so that each connection prepares them once. */
  readonly prepares: boolean
}

const classesWithHosts = new WeakSet<object>()

/** Whether the database has several hosts, one of which may take over. */
export function hasOtherHosts(db: Db): boolean {
  const { Client } = toPool(db).options
  return Client !== undefined && classesWithHosts.has(Client)
}

/** The settings of connections to an address: with a class of their own, if a host must be found or names must be left out. */
export function toClientSettings(address: DatabaseServers, prepares: boolean): pg.PoolConfig {
  const { connectionString } = address
  if (!address.isWritable && prepares) return { connectionString }
  const writableHost = address.isWritable
    ? createWritableHost({ hosts: address.hosts, probe: (host) => probe(connectionString, host) })
    : undefined
  const Client = createClientClass({ writableHost, prepares })
  if (address.hosts.length > 1) classesWithHosts.add(Client)
  return { connectionString, Client }
}

async function probe(connectionString: string, { host, port }: DatabaseHost): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
  })
  Object.assign(client, { host, port })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    if (rows[0]?.transaction_read_only !== 'off') throw new Error('this server takes no writes')
  } finally {
    void client.end().catch(() => undefined)
  }
}

function createClientClass({ writableHost, prepares }: ClientTraits): typeof pg.Client {
  return class extends pg.Client {
    // The driver's overloads return different things; whatever it returns is passed on.
    override connect(...args: unknown[]): never {
      const connect = (...given: unknown[]) => Reflect.apply(super.connect, this, given) as Promise<unknown>
      if (!writableHost) return connect(...args) as never
      this.on('error', () => writableHost.doubt())
      const [callback] = args
      const connected = writableHost
        .find()
        .then((host) => {
          Object.assign(this, host)
          return connect()
        })
        .catch((error: unknown) => {
          writableHost.doubt()
          throw error
        })
      if (typeof callback !== 'function') return connected as never
      connected.then(
        () => callback(undefined, this),
        (error: unknown) => callback(error),
      )
      return undefined as never
    }

    override query(...args: unknown[]): never {
      const [first, ...rest] = args
      const isNamed = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first)
      const query = isNamed && !prepares ? { ...first, name: undefined } : first
      return Reflect.apply(super.query, this, [query, ...rest]) as never
    }
  }
}
