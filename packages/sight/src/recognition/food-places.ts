import { labels } from '../data/labels'
import type { PixelArea } from '../image/image'
import { toProbability } from './classification'
import type { ImageSize } from './model-input'

/** What the detector says of a view: logits of every food but the background, and the sides of boxes, plane by plane. */
interface DetectorOutput {
  readonly places: Float32Array
  readonly sides: Float32Array
  readonly columns: number
  readonly rows: number
}

/** The likeliest place of a food. Example: `{ label: 9, placed: 0.93, area }`. */
export interface FoodPlace {
  /** Its index among the labels. */
  readonly label: number
  /** The probability that the food is at this place. */
  readonly placed: number
  readonly area: PixelArea
}

/** A side lies at most this many cells from its middle, as a logarithm: as in training. */
const farthest = 4.5

/** Returns the likeliest place of every food, in the order of labels. Example: a lemon in a corner has its corner as area. */
export function findFoodPlaces(
  { places, sides, columns, rows }: DetectorOutput,
  size: ImageSize,
): FoodPlace[] {
  const cells = columns * rows
  return labels.slice(1).map((_, food): FoodPlace => {
    let best = 0
    for (let cell = 1; cell < cells; cell += 1)
      if ((places[food * cells + cell] ?? 0) > (places[food * cells + best] ?? 0)) best = cell
    const away = (side: number) => Math.exp(Math.min(farthest, sides[side * cells + best] ?? 0))
    const x = (best % columns) + 0.5
    const y = Math.floor(best / columns) + 0.5
    const left = toPixels(x - away(0), columns, size.width)
    const top = toPixels(y - away(1), rows, size.height)
    return {
      label: food + 1,
      placed: toProbability(places[food * cells + best] ?? 0),
      area: {
        left,
        top,
        width: toPixels(x + away(2), columns, size.width) - left,
        height: toPixels(y + away(3), rows, size.height) - top,
      },
    }
  })
}

function toPixels(at: number, cells: number, length: number): number {
  return Math.round((Math.min(cells, Math.max(0, at)) / cells) * length)
}
