import { takenAtHeader } from '@larder/contract/fridge'
import { householdHeader } from '@larder/contract/http/endpoint'
import fc, { type Arbitrary } from 'fast-check'
import { RememberedValue } from '../response-memory'
import { edgeDays } from './hostile-values'

/** Headers as they are sent; what is drawn from memory comes later. */
export type GeneratedHeaders = Readonly<Record<string, string | RememberedValue>>

const token = 'A'.repeat(43)
const authorizations = [
  ...[
    '',
    'Bearer',
    'Bearer ',
    'bearer x',
    `Bearer ${token}`,
    `Bearer ${token} ${token}`,
    `Bearer ${token}A`,
    token,
  ],
  ...[
    `Bearer larder_${token}`,
    `Camera ${token}`,
    'Camera',
    `Basic ${Buffer.from('a:b').toString('base64')}`,
  ],
  ...[
    'Bearer null',
    'Bearer undefined',
    `Bearer ${"'".repeat(43)}`,
    `Bearer ${'x'.repeat(6000)}`,
    'Digest a="b"',
  ],
]
const households = fc.oneof(
  fc.nat(200).map((draw) => new RememberedValue('households', 'id', 'uuid', draw * 8 + 1, false, 'nonsense')),
  fc.nat(200).map((draw) => new RememberedValue('households', 'id', 'uuid', draw * 8 + 1, true, 'nonsense')),
  fc.constantFrom('', 'nonsense', '00000000-0000-0000-0000-000000000000', 'x'.repeat(4000), "' or 1=1"),
)

const odd: readonly GeneratedHeaders[] = [
  ...['*/*', 'text/html', 'image/*;q=0', 'application/xml', 'x'.repeat(3000)].map((accept) => ({ accept })),
  ...['bytes=0-', 'bytes=9-1', 'bytes=-1', 'bytes=0-0,1-1,2-2', 'bytes=99999999999-', 'x'].map((range) => ({
    range,
  })),
  ...['*', '"a"', 'W/"a"', ''].map((etag) => ({ 'if-none-match': etag, 'if-match': etag })),
  ...['gzip', 'br', 'gzip;q=nonsense', 'identity;q=0', '*;q=0', 'zstd'].map((coding) => ({
    'accept-encoding': coding,
  })),
  ...['127.0.0.1', '::1', 'a,b,c', "'--", '1.2.3.4, 5.6.7.8'].map((hop) => ({ 'x-forwarded-for': hop })),
  ...['', 'x'.repeat(5000), '<script>', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', '\\u0000'].map(
    (agent) => ({
      'user-agent': agent,
    }),
  ),
  ...edgeDays.map((day) => ({ [takenAtHeader]: day })),
  ...['DELETE', 'PUT'].map((method) => ({ 'x-http-method-override': method })),
  ...['larder.test', 'evil.example', 'localhost:1', 'a b', '[::1'].map((host) => ({ host })),
  {
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
    cookie: 'token=a; token=b; __proto__=1',
  },
  { 'if-modified-since': 'nonsense', 'last-event-id': '-1', 'accept-language': '*-*', expect: 'nothing' },
  { 'x-request-id': 'mine', traceparent: 'x', 'x-real-ip': 'nonsense', forwarded: 'for="_x"', via: '1.1 x' },
]

/** Mostly none beyond what everybody sends. */
export const edgeHeaders: Arbitrary<GeneratedHeaders> = fc.oneof(
  { weight: 10, arbitrary: fc.constant<GeneratedHeaders>({}) },
  { weight: 2, arbitrary: fc.constantFrom(...odd) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...authorizations)
      .map((authorization): GeneratedHeaders => ({ authorization })),
  },
  { weight: 1, arbitrary: households.map((one): GeneratedHeaders => ({ [householdHeader]: one })) },
)
