import type { ResponseFault } from './judge-response'
import type { HttpRequestData } from './senders'

/** Something that must not be, with the smallest request that shows it. */
export interface Finding extends ResponseFault {
  readonly about: string
  readonly request: HttpRequestData | undefined
}

export interface Findings {
  /** Whether it was found before; then it is counted. */
  isKnown(finding: Finding): boolean
  add(finding: Finding): void
  all(): readonly (Finding & { times: number })[]
}

const mostReported = 20

/** Two findings are one when they come from the same place. */
export const findingKey = ({ kind, about, detail }: Finding): string => {
  const where = /\n\s+at ([^\n]+)/.exec(detail)?.[1]
  return where ? `${kind} at ${where}` : `${kind} ${about} ${detail.replaceAll(/\d+/g, '0').slice(0, 120)}`
}

export function createFindings(): Findings {
  const found = new Map<string, Finding & { times: number }>()
  return {
    isKnown(finding) {
      const known = found.get(findingKey(finding))
      if (known) known.times += 1
      return known !== undefined
    },
    add(finding) {
      const name = findingKey(finding)
      if (!found.has(name)) found.set(name, { ...finding, times: 1 })
    },
    all: () => [...found.values()],
  }
}

/** What somebody needs in order to see it again. */
export function formatFindings(findings: Findings, seed: number): string {
  const all = findings.all()
  const reported = all.slice(0, mostReported).map((finding, at) => {
    const { kind, about, detail, request, times } = finding
    const head = `${at + 1}. ${kind}: ${about}${times > 1 ? ` (${times} times)` : ''}\n   ${detail}`
    return request ? `${head}\n${asText(request)}` : head
  })
  const rest = all.length > mostReported ? [`… and ${all.length - mostReported} more`] : []
  return [...reported, ...rest, `Run it again with --seed ${seed}.`].join('\n\n')
}

function asText({ method, url, headers, body }: HttpRequestData): string {
  const lines = Object.entries(headers).map(([name, value]) =>
    `${name}: ${name === 'authorization' ? value.replace(/[\w-]{43}$/, '…') : value}`.slice(0, 300),
  )
  const text = body && /^[\x20-\x7e\s]*$/.test(body.toString()) ? body.toString() : body?.toString('base64')
  const shown = text && text.length > 600 ? `${text.slice(0, 600)}… (${body?.length} bytes)` : text
  return ['', `${method} ${url.slice(0, 600)}`, ...lines, ...(shown === undefined ? [] : ['', shown])]
    .map((line) => `     ${line}`)
    .join('\n')
}
