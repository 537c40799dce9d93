import { labels } from '../data/labels'
import type { PixelArea, RgbaImage } from '../image/image'
import { averageCentre, type ClassMap, toClassMap } from './class-map'
import { type AreaClassification, type ClassGuess, softmaxOf, toClassification } from './classification'
import { countPieces } from './count-pieces'
import { type FoodPlace, findFoodPlaces } from './food-places'
import { presenceProbability } from './food-presence'
import { findFoodRegions } from './food-regions'
import { classifyImageKind } from './image-kind'
import { mergeDetections } from './merge-detections'
import { type ImageSize, toModelInput } from './model-input'

export type { AreaClassification } from './classification'

/** The model's output for each of its inputs. Example: for two of them 2 × 159 logits and 2 × 1024 numbers of embedding. */
export interface ModelOutput {
  readonly logits: Float32Array
  readonly embedding: Float32Array
  /** The same by position, 159 and 1024 planes of height / 32 × width / 32. Required for whole pictures. */
  readonly map?: Float32Array
  readonly features?: Float32Array
  /** For each input the chance that it shows any food, 0 … 1; absent if the model does not tell. */
  readonly food?: Float32Array
  /** What the detector says, one cell per 16 × 16 pixels. Required for whole pictures. */
  readonly places?: Float32Array
  readonly sides?: Float32Array
}

/**
 * Runs the model on `count` pictures, N × 3 × height × width, red, green and blue 0 … 255 one after the other; 224 ×
 * 224 by default.
 * Example: `run(input, 2)` with 2 × 3 × 224 × 224 values.
 */
export type RunModel = (input: Float32Array, count: number, size?: ImageSize) => Promise<ModelOutput>

/** A food in a picture. Example: `{ area, guesses: [{ label: 'egg', confidence: 0.97 }, …], count: 3, embedding }`. */
export interface RecognisedItem {
  readonly area: PixelArea
  readonly guesses: readonly ClassGuess[]
  /** The number of pieces, if they lie clearly apart. */
  readonly count?: number
  readonly embedding: Float32Array
}

/** Callbacks of recognition. Example: `{ onProgress: (done) => showProgress(done) }`. */
export interface RecogniseOptions {
  /** Progress, 0 … 1. */
  readonly onProgress?: (done: number) => void
  /** Returns true once the call is cancelled; the rest is skipped. */
  readonly isStopped?: () => boolean
}

const side = 224
/** The stride of the model's map in pixels. */
const stride = 32
/** The stride of the detector's cells. */
const placeStride = 16
/** Positions along the shorter side of the distant view, as in training; the close view has twice as many. */
const shortest = 7
const longest = 2 * shortest
const embeddingSize = 1024
/** Maximum number of foods per picture. */
const maxFoods = 8
/** Below this chance of any food nothing is named; on the pictures it was fitted on it keeps 99 % of the foods. */
const foodFloor = 0.2

/** Returns the foods of a picture, most certain first; none if there is no food. Example: a plate gives 'banana' and 'egg'. */
export async function recogniseFoods(
  picture: RgbaImage,
  run: RunModel,
  options: RecogniseOptions = {},
): Promise<RecognisedItem[]> {
  const { onProgress = () => undefined, isStopped = () => false } = options
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height }
  const { columns, rows } = mapSizeOf(picture)
  const far = { width: columns * stride, height: rows * stride }
  const near = { width: 2 * far.width, height: 2 * far.height }
  const input = toModelInput(picture, whole, near)
  const small = halveInput(input, near.width)
  if (classifyImageKind(small, far) !== 'worth a look') return []
  const { map: coarse, food } = await runMirroredView(small, far, run)
  onProgress(0.25)
  if (isStopped() || food < foodFloor) return []
  const fine = await runView(input, near, run)
  onProgress(0.9)
  if (isStopped()) return []
  const outputs = combineViews(averageCentre(coarse), averageCentre(fine.map))
  const places = fine.placesIn(picture)
  const regions = findFoodRegions(coarse, fine.map, softmaxOf(outputs), places, picture)
  const [, second = 0] = places.map(({ placed }) => placed).sort((one, other) => other - one)
  const foods = mergeDetections(
    regions.map((region) => ({ ...region, presence: presenceProbability(region, { food, second }) })),
  ).slice(0, maxFoods)
  onProgress(1)
  return foods.map(({ area, guesses }) => {
    const around = regions.find(({ label }) => labels[label] === guesses[0]?.label)?.around ?? area
    const count = countPieces(
      small,
      far,
      scaleArea(around, far.width / picture.width, far.height / picture.height),
    )
    return {
      area,
      guesses,
      ...(count !== undefined && { count }),
      embedding: meanWithin(fine, area, picture),
    }
  })
}

/** Names each area of a picture separately. Example: the four corners of a shelf. */
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
  readonly placesIn: (picture: ImageSize) => FoodPlace[]
}

async function runView(input: Float32Array, size: ImageSize, run: RunModel): Promise<Look> {
  const { map, features, places, sides } = await run(input, 1, size)
  if (!map || !features || !places || !sides) throw new Error('the model returned no map')
  const cells = { columns: size.width / placeStride, rows: size.height / placeStride }
  return {
    map: toClassMap(map, size.width / stride, size.height / stride),
    features,
    placesIn: (picture) => findFoodPlaces({ places, sides, ...cells }, picture),
  }
}

/** A mirrored food is the same food: the mean of both views errs less than either. */
async function runMirroredView(
  input: Float32Array,
  size: ImageSize,
  run: RunModel,
): Promise<{ map: ClassMap; food: number }> {
  const both = new Float32Array(2 * input.length)
  both.set(input)
  both.set(mirrorInput(input, size.width), input.length)
  const { map, food = [1, 1] } = await run(both, 2, size)
  if (!map) throw new Error('the model returned no map')
  const columns = size.width / stride
  const other = mirrorInput(map.subarray(map.length / 2), columns)
  const mean = other.map((answer, at) => (answer + (map[at] ?? 0)) / 2)
  return {
    map: toClassMap(mean, columns, size.height / stride),
    food: ((food[0] ?? 1) + (food[1] ?? 1)) / 2,
  }
}

function mirrorInput(rows: Float32Array, width: number): Float32Array {
  const turned = new Float32Array(rows.length)
  for (let start = 0; start < rows.length; start += width)
    for (let at = 0; at < width; at += 1) turned[start + at] = rows[start + width - 1 - at] ?? 0
  return turned
}

/** The map size of the distant view. A picture longer than twice its height, or higher than twice its width, is squeezed. */
function mapSizeOf({ width, height }: ImageSize): { columns: number; rows: number } {
  const scale = shortest / Math.min(width, height)
  return {
    columns: Math.min(longest, Math.round(width * scale)),
    rows: Math.min(longest, Math.round(height * scale)),
  }
}

/** Half the width and height, each pixel the mean of four. */
function halveInput(input: Float32Array, width: number): Float32Array {
  const half = new Float32Array(input.length / 4)
  for (let row = 0, to = 0; row < input.length / width; row += 2)
    for (let at = row * width; at < (row + 1) * width; at += 2, to += 1)
      half[to] =
        ((input[at] ?? 0) + (input[at + 1] ?? 0) + (input[at + width] ?? 0) + (input[at + width + 1] ?? 0)) /
        4
  return half
}

/** The model's output for a part of the picture, without names. */
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

function scaleArea({ left, top, width, height }: PixelArea, across: number, down: number): PixelArea {
  return { left: left * across, top: top * down, width: width * across, height: height * down }
}

/** The whole picture as one: the distant view counts twice, since the model was trained that way. */
function combineViews(coarse: Float32Array, fine: Float32Array): Float32Array {
  return coarse.map((answer, at) => (2 * answer + (fine[at] ?? 0)) / 3)
}

/** The model was trained on squares: as large as the area's longer side, moved into the picture, no larger than it. */
function squareAround({ left, top, width, height }: PixelArea, picture: ImageSize): PixelArea {
  const length = Math.min(Math.max(width, height), picture.width, picture.height)
  return {
    left: Math.max(0, Math.min(picture.width - length, left + (width - length) / 2)),
    top: Math.max(0, Math.min(picture.height - length, top + (height - length) / 2)),
    width: length,
    height: length,
  }
}
