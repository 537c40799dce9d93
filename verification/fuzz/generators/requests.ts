import { apiBase, type Endpoint } from '@larder/contract/http/endpoint'
import fc, { type Arbitrary } from 'fast-check'
import { resourceOfPath } from '../response-memory'
import { pictureUploads, recipeFileUploads } from './attachments'
import { edgeHeaders, type GeneratedHeaders } from './headers'
import { anyHostileValue, malformedPayload, mutatedValue, type Payload } from './payloads'
import { generateValues } from './schema-values'

/** Who knocks. */
const fuzzCallerNames = ['nobody', 'cook', 'member', 'admin', 'key', 'camera'] as const
export type CallerName = (typeof fuzzCallerNames)[number]

/** A request as it was generated; what is drawn from memory is drawn when it is sent. */
export interface GeneratedRequest {
  readonly caller: CallerName
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  /** Behind the query as it is. */
  readonly tail: string
  readonly payload: Payload
  readonly headers: GeneratedHeaders
}

const oddTails = [
  ...[
    '&page=1&page=2',
    '&__proto__=1',
    '&constructor=1',
    '&a[b]=c',
    '&%zz',
    '&=',
    '&'.repeat(400),
    '&%00=%00',
    '#x',
  ],
  ...[
    `&${'x'.repeat(4000)}=1`,
    '&page[]=1',
    '&size=1e2',
    '&page=%E2%80%8E1',
    '&;',
    '?&?',
    '&page=+1',
    '&q=%ED%A0%80',
  ],
]

/** As it should be, with edges, or with one place broken: in about equal parts. */
function shapedBy(schema: Endpoint['params'], shelf: string): Arbitrary<unknown> {
  if (!schema) return fc.constant({})
  const right = generateValues(schema, { shelf, key: '', edges: false })
  const edgy = generateValues(schema, { shelf, key: '', edges: true })
  const oneBroken = fc
    .tuple(right, fc.nat(10_000), anyHostileValue)
    .map(([value, draw, instead]) => mutatedValue(value, draw, instead))
  return fc.oneof(
    { weight: 5, arbitrary: right },
    { weight: 4, arbitrary: edgy },
    { weight: 3, arbitrary: oneBroken },
  )
}

function addressedBy(schema: Endpoint['params'], shelf: string): Arbitrary<Record<string, unknown>> {
  if (!schema) return fc.constant({})
  const right = generateValues(schema, { shelf, key: '', edges: false })
  // A request for something that cannot exist tests little: most ask for what exists.
  return fc
    .oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: shapedBy(schema, shelf) })
    .map((value) => (typeof value === 'object' && value !== null ? { ...value } : {}))
}

function payloadOf(endpoint: Endpoint): Arbitrary<Payload> {
  const attached =
    endpoint.takes === 'picture' ? pictureUploads : endpoint.takes === 'file' ? recipeFileUploads : undefined
  const right: Arbitrary<Payload> =
    attached ??
    (endpoint.body
      ? shapedBy(endpoint.body, resourceOfPath(endpoint.path)).map(
          (value): Payload => ({ kind: 'json', value }),
        )
      : fc.constant<Payload>({ kind: 'none' }))
  const hostile = anyHostileValue.map((value): Payload => ({ kind: 'json', value }))
  return fc.oneof(
    { weight: 24, arbitrary: right },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: malformedPayload },
  )
}

const callersFor: Record<Endpoint['access'], readonly CallerName[]> = {
  anyone: ['nobody', 'nobody', 'cook', 'member', 'key', 'camera', 'admin'],
  cook: [
    'cook',
    'cook',
    'cook',
    'cook',
    'member',
    'member',
    'member',
    'key',
    'key',
    'admin',
    'nobody',
    'camera',
  ],
  admin: ['admin', 'admin', 'admin', 'admin', 'cook', 'key', 'nobody'],
  camera: ['camera', 'camera', 'camera', 'cook', 'nobody', 'key'],
}

const generatorCache = new Map<string, Arbitrary<GeneratedRequest>>()

/** All that may be sent to one endpoint. */
export function generateRequests(endpoint: Endpoint): Arbitrary<GeneratedRequest> {
  const known = generatorCache.get(endpoint.name)
  if (known) return known
  const { method, access } = endpoint
  const shelf = resourceOfPath(endpoint.path)
  const requests: Arbitrary<GeneratedRequest> = fc.record({
    caller: fc.constantFrom(...callersFor[access]),
    method: fc.oneof(
      { weight: 40, arbitrary: fc.constant<string>(method) },
      { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'DELETE', 'PATCH', 'POST', 'GET') },
    ),
    params: addressedBy(endpoint.params, shelf),
    query: shapedBy(endpoint.query, shelf).map((value) => Object(value) as Record<string, unknown>),
    tail: fc.oneof(
      { weight: 25, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constantFrom(...oddTails) },
    ),
    payload: payloadOf(endpoint),
    headers: edgeHeaders,
  })
  generatorCache.set(endpoint.name, requests)
  return requests
}

/** Where a request goes, with parameters and query as strings, however odd they are. */
export function toRequestUrl(
  endpoint: Endpoint,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
  tail: string,
): string {
  const path = endpoint.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => percent(params[name] ?? ''))
  const given = Object.entries(query).flatMap(([key, value]) => {
    if (value === undefined) return []
    // A key given several times is how lists travel in an address.
    const values = Array.isArray(value) ? value.slice(0, 50) : [value]
    return values.map((one) => `${percent(key)}=${percent(one)}`)
  })
  return `${apiBase}${path}?${given.join('&')}${tail}`.replace(/\?$/, '')
}

function percent(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
  // A path of dots would be another path before it is sent.
  if (/^\.{1,2}$/.test(text)) return '%20'
  // Half a character has no encoding of its own; three bytes that nobody may send stand for it.
  return encodeURIComponent(text.slice(0, 8000).replaceAll(/\p{Cs}/gu, '\ufffd')).replaceAll(
    '%EF%BF%BD',
    '%ED%A0%80',
  )
}
