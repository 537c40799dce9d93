import { labels } from '../data/labels'
import type { PixelArea, RgbaImage } from '../image/image'
import { averageCentre, type ClassMap, toClassMap } from './class-map'
import {
  type AreaClassification,
  type ClassGuess,
  foodProbability,
  rankGuesses,
  toClassification,
} from './classification'
import { countPieces } from './count-pieces'
import { findFoodRegions } from './food-regions'
import { classifyImageKind } from './image-kind'
import { mergeDetections } from './merge-detections'
import { type ImageSize, toModelInput } from './model-input'

export type { AreaClassification, ClassGuess } from './classification'

/** What a model answers for each of its inputs. Example: for two of them 2 × 111 logits and 2 × 1024 numbers of embedding. */
export interface ModelOutput {
  readonly logits: Float32Array
  readonly embedding: Float32Array
  /** The same place by place, 111 and 1024 planes of height / 32 × width / 32. A look at a whole picture needs them. */
  readonly map?: Float32Array
  readonly features?: Float32Array
}

/**
 * Runs the model on `count` pictures, N × 3 × height × width, red, green and blue 0 … 255 one after the other; 224 × 224 where no
 * size is given. Example: `run(input, 2)` with 2 × 3 × 224 × 224 values.
 */
export type RunModel = (input: Float32Array, count: number, size?: ImageSize) => Promise<ModelOutput>

/** A food in a picture. Example: `{ area, guesses: [{ label: 'egg', confidence: 0.97 }, …], count: 3, embedding }`. */
export interface RecognisedItem {
  readonly area: PixelArea
  readonly guesses: readonly ClassGuess[]
  /** How many pieces, where they lie so clearly apart that they can be counted. */
  readonly count?: number
  readonly embedding: Float32Array
}

/** Who waits for a look. Example: `{ onProgress: (done) => show(done) }`. */
export interface RecogniseOptions {
  /** How much is done, 0 … 1. */
  readonly onProgress?: (done: number) => void
  /** Nobody waits any longer: what is left is not done. */
  readonly isStopped?: () => boolean
}

const side = 224
/** The model sees one place in so many pixels. */
const place = 32
/** Places along the shorter side of a look from afar, as the model learnt; a closer one has twice as many. */
const shortest = 7
const longest = 2 * shortest
const embeddingSize = 1024
/** More foods than these in one picture are not told apart. */
const mostFoods = 8
/** Less likely to be food than this is none. */
const foodFrom = 0.5

/** The foods of a picture, the surest first; none where there is no food. Example: a plate gives 'banana' and 'egg'. */
export async function recogniseFoods(
  picture: RgbaImage,
  run: RunModel,
  options: RecogniseOptions = {},
): Promise<RecognisedItem[]> {
  const { onProgress = () => undefined, isStopped = () => false } = options
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height }
  const { columns, rows } = placesOf(picture)
  const far = { width: columns * place, height: rows * place }
  const near = { width: 2 * far.width, height: 2 * far.height }
  const input = toModelInput(picture, whole, near)
  const small = halved(input, near.width)
  if (classifyImageKind(small, far) !== 'worth a look') return []
  const coarse = await lookedBothWays(small, far, run)
  onProgress(0.25)
  if (isStopped()) return []
  const fine = await looked(input, near, run)
  onProgress(0.9)
  if (isStopped()) return []
  const answers = weighed(averageCentre(coarse), averageCentre(fine.map))
  const regions = findFoodRegions(coarse, fine.map, picture)
  if (regions.length === 0 && foodProbability(answers) < foodFrom) return []
  const foods = mergeDetections({ area: whole, guesses: rankGuesses(answers) }, regions).slice(0, mostFoods)
  onProgress(1)
  return foods.map((food) => {
    const count = countPieces(
      small,
      far,
      scaled(food.area, far.width / picture.width, far.height / picture.height),
    )
    return {
      ...food,
      ...(count !== undefined && { count }),
      embedding: meanWithin(fine, food.area, picture),
    }
  })
}

/** Names each area of a picture by itself. Example: the four corners of a shelf. */
export async function classifyAreas(
  picture: RgbaImage,
  areas: readonly PixelArea[],
  run: RunModel,
): Promise<AreaClassification[]> {
  if (areas.length === 0) return []
  const input = new Float32Array(areas.length * 3 * side * side)
  for (const [at, area] of areas.entries())
    toModelInput(
      picture,
      squareAround(area, picture),
      { width: side, height: side },
      input.subarray(at * 3 * side * side),
    )
  const { logits, embedding } = await run(input, areas.length)
  return areas.map((_, at) =>
    toClassification(
      logits.subarray(at * labels.length, (at + 1) * labels.length),
      embedding.slice(at * embeddingSize, (at + 1) * embeddingSize),
    ),
  )
}

interface Look {
  readonly map: ClassMap
  readonly features: Float32Array
}

async function looked(input: Float32Array, size: ImageSize, run: RunModel): Promise<Look> {
  const { map, features } = await run(input, 1, size)
  if (!map || !features) throw new Error('the model gives no map')
  return { map: toClassMap(map, size.width / place, size.height / place), features }
}

/** Seen in a mirror a food is the same food: the mean of both looks errs less than either. */
async function lookedBothWays(input: Float32Array, size: ImageSize, run: RunModel): Promise<ClassMap> {
  const both = new Float32Array(2 * input.length)
  both.set(input)
  both.set(mirrored(input, size.width), input.length)
  const { map } = await run(both, 2, size)
  if (!map) throw new Error('the model gives no map')
  const columns = size.width / place
  const other = mirrored(map.subarray(map.length / 2), columns)
  const mean = other.map((answer, at) => (answer + (map[at] ?? 0)) / 2)
  return toClassMap(mean, columns, size.height / place)
}

function mirrored(rows: Float32Array, width: number): Float32Array {
  const turned = new Float32Array(rows.length)
  for (let start = 0; start < rows.length; start += width)
    for (let at = 0; at < width; at += 1) turned[start + at] = rows[start + width - 1 - at] ?? 0
  return turned
}

/** How many places a look from afar has. What is longer than twice its height, or higher than twice its width, is squeezed. */
function placesOf({ width, height }: ImageSize): { columns: number; rows: number } {
  const scale = shortest / Math.min(width, height)
  return {
    columns: Math.min(longest, Math.round(width * scale)),
    rows: Math.min(longest, Math.round(height * scale)),
  }
}

/** Half as wide and half as high, each pixel the mean of four. */
function halved(input: Float32Array, width: number): Float32Array {
  const half = new Float32Array(input.length / 4)
  for (let row = 0, to = 0; row < input.length / width; row += 2)
    for (let at = row * width; at < (row + 1) * width; at += 2, to += 1)
      half[to] =
        ((input[at] ?? 0) + (input[at + 1] ?? 0) + (input[at + width] ?? 0) + (input[at + width + 1] ?? 0)) /
        4
  return half
}

/** What the model makes of a part of the picture, without its names. */
function meanWithin(
  { map: { columns, rows }, features }: Look,
  area: PixelArea,
  picture: ImageSize,
): Float32Array {
  const within = (from: number, length: number, all: number, places: number) => {
    const first = Math.min(places - 1, Math.floor((from / all) * places))
    return { first, end: Math.max(first + 1, Math.min(places, Math.round(((from + length) / all) * places))) }
  }
  const across = within(area.left, area.width, picture.width, columns)
  const down = within(area.top, area.height, picture.height, rows)
  const count = (across.end - across.first) * (down.end - down.first)
  return Float32Array.from({ length: embeddingSize }, (_, at) => {
    let sum = 0
    for (let row = down.first; row < down.end; row += 1)
      for (let column = across.first; column < across.end; column += 1)
        sum += features[(at * rows + row) * columns + column] ?? 0
    return sum / count
  })
}

function scaled({ left, top, width, height }: PixelArea, across: number, down: number): PixelArea {
  return { left: left * across, top: top * down, width: width * across, height: height * down }
}

/** All of the picture, as one: what is seen from afar counts twice, since that is how the model learnt. */
function weighed(coarse: Float32Array, fine: Float32Array): Float32Array {
  return coarse.map((answer, at) => (2 * answer + (fine[at] ?? 0)) / 3)
}

/** The model learnt from squares: as large as the area is long, moved into the picture, no larger than it. */
function squareAround({ left, top, width, height }: PixelArea, picture: ImageSize): PixelArea {
  const length = Math.min(Math.max(width, height), picture.width, picture.height)
  return {
    left: Math.max(0, Math.min(picture.width - length, left + (width - length) / 2)),
    top: Math.max(0, Math.min(picture.height - length, top + (height - length) / 2)),
    width: length,
    height: length,
  }
}
