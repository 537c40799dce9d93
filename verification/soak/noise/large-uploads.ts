import sharp from 'sharp'
import { slowTexts } from './largest-values'

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000' } })
/** As many pixels as are taken. */
const [width, height] = [9_480, 6_320]

const pictures = [
  await flat(width, height).png().toBuffer(),
  await flat(width, height).jpeg().toBuffer(),
  await noise(2400, 1800).png().toBuffer(),
  await sharp(Buffer.from(printedPage())).jpeg().toBuffer(),
]

const files = [
  ...slowTexts.slice(1, 5).map((text) => Buffer.from(text.repeat(Math.ceil(3_000_000 / text.length)))),
  Buffer.from(JSON.stringify(Array.from({ length: 4000 }, (_, n) => schemaRecipe(n)))),
]

/** The uploads that take longest to decode, to look at and to read. */
export function uploadsFor(kind: 'picture' | 'file'): readonly Buffer[] {
  return kind === 'picture' ? pictures : files
}

function noise(w: number, h: number) {
  const bytes = Buffer.alloc(w * h * 3)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (at * 2_654_435_761) >>> 24
  return sharp(bytes, { raw: { width: w, height: h, channels: 3 } })
}

/** A page full of small print: there is much to read on it. */
function printedPage(): string {
  const lines = Array.from(
    { length: 120 },
    (_, n) =>
      `<text x="20" y="${20 + n * 22}" font-size="18">chikn bresst ${n} 1/2 cup milc 2.99 spinahc</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2700"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`
}

function schemaRecipe(n: number) {
  const recipeIngredient = Array.from(
    { length: 12 },
    (_, line) => `1 1/2 cups (${n} g) choped tomatos ${line}`,
  )
  return { '@type': 'Recipe', name: `Pie ${n}`, recipeIngredient, recipeInstructions: 'Bake.' }
}
