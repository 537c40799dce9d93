import { readFile } from 'node:fs/promises'
import { labels } from '@larder/sight/data/labels'
import type { PixelArea, RgbaImage } from '@larder/sight/image/image'
import { softmaxOf } from '@larder/sight/recognition/classification'
import { toModelInput } from '@larder/sight/recognition/model-input'
import { type RecognisedItem, type RunModel, recogniseFoods } from '@larder/sight/recognition/recognise-foods'
import { loadIngredientModel } from '../../../apps/server/src/vision/onnx-models'
import { decodePicture } from '../../../apps/server/src/vision/picture-codec'

const longest = 1024
const side = 224
let loaded: Promise<RunModel> | undefined

/** The model, once a run. */
function model(): Promise<RunModel> {
  loaded ??= loadIngredientModel()
  return loaded
}

/** A photo as the server reads it. */
export async function readEvalPhoto(path: string): Promise<RgbaImage> {
  return decodePicture(await readFile(path), { longest })
}

/** What the product says of a photo. */
export async function recogniseWithLarder(picture: RgbaImage): Promise<RecognisedItem[]> {
  return recogniseFoods(picture, await model())
}

/** What the model says by itself of some squares, one set of chances each: the plain way, without anything of ours. */
export async function recogniseWithBaseline(
  picture: RgbaImage,
  areas: readonly PixelArea[],
): Promise<Float32Array[]> {
  const run = await model()
  const input = new Float32Array(areas.length * 3 * side * side)
  for (const [at, area] of areas.entries())
    toModelInput(picture, area, { width: side, height: side }, input.subarray(at * 3 * side * side))
  const { logits } = await run(input, areas.length)
  return areas.map((_, at) => softmaxOf(logits.subarray(at * labels.length, (at + 1) * labels.length)))
}

/** The largest square in the middle. */
export function centreSquare({ width, height }: RgbaImage): PixelArea {
  const length = Math.min(width, height)
  return { left: (width - length) / 2, top: (height - length) / 2, width: length, height: length }
}

/** Fourteen fixed squares: the middle, four of 60 %, nine of 45 % of the shorter side, evenly over the picture. */
export function fixedSquares(picture: RgbaImage): PixelArea[] {
  const grid = (count: number, share: number) => {
    const length = share * Math.min(picture.width, picture.height)
    return Array.from({ length: count * count }, (_, at): PixelArea => {
      const across = (at % count) / (count - 1)
      const down = Math.floor(at / count) / (count - 1)
      const free = { x: picture.width - length, y: picture.height - length }
      return { left: across * free.x, top: down * free.y, width: length, height: length }
    })
  }
  return [centreSquare(picture), ...grid(2, 0.6), ...grid(3, 0.45)]
}

/** Labels by chance, best first, foods and background alike. */
export function rankLabels(chances: Float32Array): { label: string; chance: number }[] {
  return [...chances]
    .map((chance, at) => ({ label: labels[at] ?? '', chance }))
    .sort((one, other) => other.chance - one.chance)
}
