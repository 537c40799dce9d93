import { labels } from '../data/labels'
import type { RgbaImage } from '../image/image'
import type { RunModel } from '../recognition/recognise-foods'

type Colour = readonly [number, number, number]

const place = 32
const unknown = -8
/** From this answer on a colour is no mixture. */
const clear = 4
const known: readonly (readonly [string, Colour])[] = [
  ['tomato', [220, 40, 40]],
  ['banana', [240, 210, 60]],
  ['cucumber', [40, 130, 50]],
  ['_background', [245, 245, 245]],
]

/** A fake model that classifies foods by colour alone, at 32 × 32 pixels per position. Example: red is a tomato. */
export const colourModel: RunModel = async (input, count, size = { width: 224, height: 224 }) => {
  const { width, height } = size
  const columns = width / place
  const rows = height / place
  const logits = new Float32Array(count * labels.length).fill(unknown)
  const embedding = new Float32Array(count * 1024)
  const map = new Float32Array(count * labels.length * columns * rows).fill(unknown)
  const features = new Float32Array(count * 1024 * columns * rows)
  for (let one = 0; one < count; one += 1)
    for (let at = 0; at < columns * rows; at += 1) {
      const colour = meanAt(input, one * 3 * width * height, size, at % columns, Math.floor(at / columns))
      for (const [label, like] of known) {
        const far = Math.hypot(...like.map((value, of) => value - (colour[of] ?? 0)))
        const answer = 8 - far / 12
        const index = labels.indexOf(label)
        map[(one * labels.length + index) * columns * rows + at] = answer
        const mean = one * labels.length + index
        logits[mean] = (logits[mean] ?? 0) + (answer - unknown) / (columns * rows)
      }
      for (const [of, value] of colour.entries()) {
        features[(one * 1024 + of) * columns * rows + at] = value
        embedding[one * 1024 + of] = (embedding[one * 1024 + of] ?? 0) + value / (columns * rows)
      }
    }
  return { logits, embedding, map, features, ...placesOf(map, count, columns, rows) }
}

/** The fake's detector: a colour that a position shows clearly is there, in an area as large as all of that colour. */
function placesOf(map: Float32Array, count: number, columns: number, rows: number) {
  const foods = labels.length - 1
  const [across, cells] = [2 * columns, 4 * columns * rows]
  const places = new Float32Array(count * foods * cells).fill(unknown)
  const sides = new Float32Array(count * 4 * cells)
  for (let one = 0; one < count; one += 1)
    for (let label = 1; label < labels.length; label += 1) {
      const from = (one * labels.length + label) * columns * rows
      const plane = map.subarray(from, from + columns * rows)
      const seen = Array.from({ length: cells }, (_, cell) => cell).filter(
        (cell) =>
          (plane[Math.floor(cell / 2 / across) * columns + ((cell % across) >> 1)] ?? unknown) > clear,
      )
      const xs = seen.map((cell) => cell % across)
      const ys = seen.map((cell) => Math.floor(cell / across))
      for (const cell of seen) {
        const [x, y] = [(cell % across) + 0.5, Math.floor(cell / across) + 0.5]
        const away = [
          x - Math.min(...xs),
          y - Math.min(...ys),
          Math.max(...xs) + 1 - x,
          Math.max(...ys) + 1 - y,
        ]
        places[(one * foods + label - 1) * cells + cell] = -unknown
        for (const [side, length] of away.entries()) sides[(4 * one + side) * cells + cell] = Math.log(length)
      }
    }
  return { places, sides }
}

function meanAt(
  input: Float32Array,
  from: number,
  { width, height }: { width: number; height: number },
  column: number,
  row: number,
): number[] {
  return [0, 1, 2].map((colour) => {
    let sum = 0
    for (let y = row * place; y < (row + 1) * place; y += 1)
      for (let x = column * place; x < (column + 1) * place; x += 1)
        sum += input[from + colour * width * height + y * width + x] ?? 0
    return sum / place ** 2
  })
}

/** Draws a picture pixel by pixel. Example: `drawImage(8, 8, () => [255, 0, 0])` is red. */
export function drawImage(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): RgbaImage {
  const data = new Uint8Array(4 * width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...colourAt(x, y), 255], 4 * (y * width + x))
  return { width, height, data }
}

/** Draws discs on a ground. Example: two tomatoes on a white table. */
export function drawDiscs(
  width: number,
  height: number,
  ground: Colour,
  all: readonly { x: number; y: number; radius: number; colour: Colour }[],
): RgbaImage {
  return drawImage(width, height, (x, y) => {
    const hit = all.find((disc) => Math.hypot(x - disc.x, y - disc.y) <= disc.radius)
    return hit?.colour ?? ground
  })
}

/** The fake model's colour of tomatoes. Example: `tomatoRed[0]` is 220. */
export const tomatoRed: Colour = [220, 40, 40]
/** The fake model's colour of bananas. Example: `bananaYellow[2]` is 60. */
export const bananaYellow: Colour = [240, 210, 60]
/** The fake model's colour of an empty table. Example: `tableWhite[0]` is 245. */
export const tableWhite: Colour = [245, 245, 245]
