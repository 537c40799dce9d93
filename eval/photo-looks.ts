import { readFile } from 'node:fs/promises'
import { labels } from '@larder/sight/data/labels'
import { lookAt, type RunModel, type Seen } from '@larder/sight/looking'
import { chancesOf } from '@larder/sight/naming'
import type { Area, Picture } from '@larder/sight/picture'
import { planesOf } from '@larder/sight/resizing'
import { openIngredientModel } from '../apps/server/src/vision/ingredient-model'
import { readPicture } from '../apps/server/src/vision/picture-gate'

const longest = 1024
const side = 224
let loaded: Promise<RunModel> | undefined

/** The model, once a run. */
function model(): Promise<RunModel> {
  loaded ??= openIngredientModel()
  return loaded
}

/** A photo as the server reads it. */
export async function photoIn(path: string): Promise<Picture> {
  return readPicture(await readFile(path), { longest })
}

/** What the product says of a photo. */
export async function ourLook(picture: Picture): Promise<Seen[]> {
  return lookAt(picture, await model())
}

/** What the model says by itself of some squares, one set of chances each: the plain way, without anything of ours. */
export async function plainLook(picture: Picture, areas: readonly Area[]): Promise<Float32Array[]> {
  const run = await model()
  const input = new Float32Array(areas.length * 3 * side * side)
  for (const [at, area] of areas.entries())
    planesOf(picture, area, { width: side, height: side }, input.subarray(at * 3 * side * side))
  const { logits } = await run(input, areas.length)
  return areas.map((_, at) => chancesOf(logits.subarray(at * labels.length, (at + 1) * labels.length)))
}

/** The largest square in the middle. */
export function middleSquare({ width, height }: Picture): Area {
  const length = Math.min(width, height)
  return { left: (width - length) / 2, top: (height - length) / 2, width: length, height: length }
}

/** Fourteen fixed squares: the middle, four of 60 %, nine of 45 % of the shorter side, evenly over the picture. */
export function fourteenSquares(picture: Picture): Area[] {
  const grid = (count: number, share: number) => {
    const length = share * Math.min(picture.width, picture.height)
    return Array.from({ length: count * count }, (_, at): Area => {
      const across = (at % count) / (count - 1)
      const down = Math.floor(at / count) / (count - 1)
      const free = { x: picture.width - length, y: picture.height - length }
      return { left: across * free.x, top: down * free.y, width: length, height: length }
    })
  }
  return [middleSquare(picture), ...grid(2, 0.6), ...grid(3, 0.45)]
}

/** Labels by chance, best first, foods and background alike. */
export function byChance(chances: Float32Array): { label: string; chance: number }[] {
  return [...chances]
    .map((chance, at) => ({ label: labels[at] ?? '', chance }))
    .sort((one, other) => other.chance - one.chance)
}
