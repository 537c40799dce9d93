import { gzipSync } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'
import { edgeNumbers, hostileStrings } from './hostile-values'

/** What a request carries: a value to be sent as JSON, or bytes as they are. */
export type Payload =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | {
      readonly kind: 'bytes'
      readonly type: string | undefined
      readonly bytes: Buffer
      readonly packed?: true
    }

const megabyte = 1_048_576

const leaf: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...hostileStrings) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...edgeNumbers) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { length: 1e9 }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Anything but what was asked for. */
export const anyHostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: leaf },
  { weight: 2, arbitrary: fc.array(leaf, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(new Array(3000).fill(0), 'x'.repeat(70_000), nested(60)) },
)

function nested(depth: number): unknown {
  let made: unknown = 1
  for (let at = 0; at < depth; at += 1) made = at % 2 === 0 ? [made] : { a: made }
  return made
}

/** A value with one of its places changed: another value there, nothing there, or something beside it. */
export function mutatedValue(value: unknown, draw: number, instead: unknown): unknown {
  const paths = pathsOf(value)
  const path = paths[draw % paths.length] ?? []
  return changed(value, path, draw, instead)
}

function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return [path]
  const below = Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key]))
  return path.length === 0 && below.length > 0 ? below : [path, ...below]
}

const isPlain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

function changed(value: unknown, [key, ...rest]: readonly string[], draw: number, instead: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return instead
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === key ? changed(one, rest, draw, instead) : one))
  const copy = { ...value } as Record<string, unknown>
  if (rest.length > 0) copy[key] = changed(copy[key], rest, draw, instead)
  else if (draw % 7 === 0) delete copy[key]
  else if (draw % 11 === 0) copy[`${key}s`] = instead
  else copy[key] = instead
  return copy
}

const json = 'application/json'
/** Bytes as they are, of the type they claim to be. */
export const toBytesPayload = (type: string | undefined, text: string | Buffer): Payload => ({
  kind: 'bytes',
  type,
  bytes: Buffer.from(text),
})

const brokenTexts: readonly Payload[] = [
  ...['', ' ', '{', '[', '"', 'nul', '{"a":', '{"a":1,}', "{'a':1}", '{"a":1}{"b":2}', '//', 'undefined'],
  ...['NaN', '[NaN]', '{"a":Infinity}', '{"a":1e999}', `{"a":${'9'.repeat(2000)}}`, '{"a":-}', '\ufeff{}'],
  ...[
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"a":{"__proto__":1}}',
    '{"a":1,"a":2}',
  ],
  ...[
    '{"\\u0000":"\\u0000"}',
    '{"a":"\\ud800"}',
    '{"a":"\\x"}',
    '"\u0001"',
    '[]',
    'null',
    'true',
    '0',
    '"text"',
  ],
  ...['['.repeat(4000), '['.repeat(90_000), `${'['.repeat(5000)}${']'.repeat(5000)}`, '{"a":'.repeat(5000)],
  ...[`"${'x'.repeat(megabyte - 2)}"`, `"${'x'.repeat(megabyte)}"`, `{"${'k'.repeat(300_000)}":1}`],
]
  .map((text) => toBytesPayload(json, text))
  .concat([
    toBytesPayload(json, Buffer.from('{"name":"a"}', 'utf16le')),
    toBytesPayload(json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d])),
    toBytesPayload('text/plain', 'name=a'),
    toBytesPayload('application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hosts">]><a>&b;</a>'),
    toBytesPayload('application/x-www-form-urlencoded', 'name=a&name=b'),
    toBytesPayload(
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
    ),
    toBytesPayload('application/json; charset=utf-16', '{}'),
    toBytesPayload('APPLICATION/JSON;;;', '{}'),
    toBytesPayload('application/json-patch+json', '[]'),
    toBytesPayload('nonsense', '{}'),
    toBytesPayload('', '{}'),
    toBytesPayload(undefined, '{}'),
    toBytesPayload('application/octet-stream', '{}'),
    { kind: 'bytes', type: json, bytes: gzipSync('{"name":"a"}'), packed: true },
    { kind: 'bytes', type: json, bytes: Buffer.from('{}'), packed: true },
  ])

/** What cannot be read, or not as what it says it is. */
export const malformedPayload: Arbitrary<Payload> = fc.constantFrom(...brokenTexts)
