import type { LooseInput, RawResponse } from './send-call'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The same request about something that never was; nothing where it names nothing by a number. */
export function withAbsentIds(input: LooseInput): LooseInput | undefined {
  const given = Object.entries(input.params ?? {}).filter(([name]) => name !== 'place')
  const invented = given.flatMap(([name, value]) => {
    if (uuid.test(String(value))) return [[name, crypto.randomUUID()]]
    return typeof value === 'number' ? [[name, 900_000_000]] : []
  })
  if (invented.length === 0) return undefined
  return { ...input, params: { ...input.params, ...Object.fromEntries(invented) } }
}

/** An answer without what is another in each. */
export function withoutVolatileHeaders({ status, text }: RawResponse): string {
  return `${status} ${text.replace(/"(?:x-request-id|date)":"[^"]*"/g, '')}`
}
