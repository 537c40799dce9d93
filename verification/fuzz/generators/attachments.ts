import { gzipSync } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'
import sharp from 'sharp'
import { forgedZip } from '../../../apps/server/src/testing/fakes/forged-zip'
import { type Payload, toBytesPayload } from './payloads'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7d34' } })
const jpeg = await canvas(64, 48).jpeg().toBuffer()
const png = await canvas(64, 48).png().toBuffer()
const webp = await canvas(9, 9).webp().toBuffer()
/** A head that promises more pixels than any phone takes. */
const hugePng = Buffer.from(png)
hugePng.writeUInt32BE(60_000, 16)
hugePng.writeUInt32BE(60_000, 20)

const cut = (whole: Buffer, part: number) => whole.subarray(0, Math.floor(whole.length * part))
const goodPictures = [
  toBytesPayload('image/jpeg', jpeg),
  toBytesPayload('image/png', png),
  toBytesPayload('image/webp', webp),
]
const oddPictures = [
  ...[0.02, 0.3, 0.7, 0.97].flatMap((part) => [
    toBytesPayload('image/jpeg', cut(jpeg, part)),
    toBytesPayload('image/png', cut(png, part)),
  ]),
  ...[
    Buffer.alloc(0),
    hugePng,
    Buffer.from('GIF89a\x01\x00\x01\x00'),
    Buffer.from('<svg onload="alert(1)"/>'),
  ].map((one) => toBytesPayload('image/png', one)),
  toBytesPayload('image/heic', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic')),
  toBytesPayload('image/jpeg', Buffer.concat([jpeg, Buffer.alloc(5000, 0xff)])),
  toBytesPayload(
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/hosts"/></svg>',
  ),
  toBytesPayload('application/octet-stream', Buffer.alloc(2000, 7)),
  toBytesPayload('image/', jpeg),
  toBytesPayload('text/html', jpeg),
]

/** Pictures, most of them damaged in some place. */
export const pictureUploads: Arbitrary<Payload> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...goodPictures) },
  { weight: 3, arbitrary: fc.constantFrom(...oddPictures) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(jpeg, png, webp), fc.nat(), fc.nat(255)).map(corrupted) },
)

function corrupted([whole, at, byte]: readonly [Buffer, number, number]): Payload {
  const copy = Buffer.from(whole)
  copy[at % copy.length] = byte
  return toBytesPayload('image/jpeg', copy)
}

const recipe = 'Pancakes\n\nIngredients\n200 g flour\n2 eggs\n\nSteps\nMix.\nFry.'
const page = `<html><script type="application/ld+json">{"@type":"Recipe","name":"Pie","recipeIngredient":["1 apple"],"recipeInstructions":"Bake."}</script>`
const zipOf = (files: Record<string, string | Buffer>) =>
  Buffer.from(forgedZip(Object.entries(files).map(([name, held]) => ({ name, bytes: held }))))
const zips = [
  zipOf({ 'a.cook': 'Mix @flour{200%g}.', 'b.json': '{"name":"Pie","recipeIngredient":["1 apple"]}' }),
  zipOf({ '../../../../a.json': '{}', 'b.txt': recipe, '/etc/hosts': 'x', 'c\n.html': page }),
  zipOf({ 'recipes.json': '{'.repeat(2000), 'a.paprikarecipe': gzipSync('{"name":"x"}') }),
]
const files = [
  ...[
    recipe,
    page,
    '[]',
    '{"recipes":null}',
    '<'.repeat(20_000),
    '<a '.repeat(5000),
    '\ud800',
    '',
    'PK\x03\x04',
  ].map((one) => toBytesPayload('application/octet-stream', one)),
  ...zips.flatMap((zip) =>
    [1, 0.5, 0.95].map((part) => toBytesPayload('application/octet-stream', cut(zip, part))),
  ),
  toBytesPayload('application/octet-stream', gzipSync(recipe)),
  toBytesPayload('application/octet-stream', jpeg),
  toBytesPayload('application/zip', zips[0] ?? ''),
]

/** Files of recipes: texts, pages and archives, whole and not. */
export const recipeFileUploads: Arbitrary<Payload> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...files) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...zips), fc.nat(), fc.nat(255)).map(corrupted) },
)
