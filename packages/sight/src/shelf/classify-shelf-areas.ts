import type { PixelArea, RgbaImage } from '../image/image'
import type { AreaClassification } from '../recognition/classification'

/** Names areas of a picture, one naming per area. Example: the recogniser's `nameAreas` over its model. */
export type ClassifyAreas = (picture: RgbaImage, areas: readonly PixelArea[]) => Promise<AreaClassification[]>

/**
 * The combined result of several views of one area.
 * Example: `sure` is 0.95 where all name it alike, below 0.6 where one does not.
 */
export interface CombinedViews {
  readonly naming: AreaClassification
  /** The confidence of the first guess: the mean of the views, lowered by the least confident one. */
  readonly sure: number
}

/**
 * Classifies each area in several views, closer and wider: a name all views agree on is rarely wrong.
 * Example: `(await classifyFromViews(after, areas, name))[0]?.sure`.
 */
export async function classifyFromViews(
  picture: RgbaImage,
  areas: readonly PixelArea[],
  name: ClassifyAreas,
): Promise<CombinedViews[]> {
  const views: CombinedViews[] = []
  // One area at a time: a model's memory grows with the size of its input.
  for (const area of areas) views.push(combineViews(await name(picture, cropsOf(area, picture))))
  return views
}

/** Squares around the centre: a long item is seen once close and once nearly whole. */
function cropsOf({ left, top, width, height }: PixelArea, picture: RgbaImage): PixelArea[] {
  const short = Math.min(width, height)
  const sides = [0.85 * short, short, 1.1 * Math.sqrt(width * height)]
  return sides.map((wanted) => {
    const side = Math.max(1, Math.min(Math.round(wanted), picture.width, picture.height))
    const within = (middle: number, size: number) =>
      Math.round(Math.min(Math.max(0, middle - side / 2), size - side))
    return {
      left: within(left + width / 2, picture.width),
      top: within(top + height / 2, picture.height),
      width: side,
      height: side,
    }
  })
}

function combineViews(namings: readonly AreaClassification[]): CombinedViews {
  const labels = new Set(namings.flatMap(({ guesses }) => guesses.map(({ label }) => label)))
  const guesses = [...labels]
    .map((label) => ({ label, confidence: mean(namings.map((naming) => confidenceIn(naming, label))) }))
    .sort((a, b) => b.confidence - a.confidence)
  const [first] = guesses
  const least = first ? Math.min(...namings.map((naming) => confidenceIn(naming, first.label))) : 0
  return {
    naming: {
      guesses,
      isFood: mean(namings.map(({ isFood }) => isFood)),
      embedding: meanDirection(namings.map(({ embedding }) => embedding)),
    },
    sure: ((first?.confidence ?? 0) + least) / 2,
  }
}

function confidenceIn({ guesses }: AreaClassification, label: string): number {
  return guesses.find((guess) => guess.label === label)?.confidence ?? 0
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function meanDirection(embeddings: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(embeddings[0]?.length ?? 0)
  for (const embedding of embeddings) {
    const length = Math.hypot(...embedding) || 1
    embedding.forEach((value, at) => {
      sum[at] = (sum[at] ?? 0) + value / length
    })
  }
  const length = Math.hypot(...sum) || 1
  return sum.map((value) => value / length)
}

/** Returns the similarity of two foods' embeddings, 0…1. Example: the same apple a hand's breadth away is above 0.8. */
export function embeddingSimilarity(one: AreaClassification, other: AreaClassification): number {
  let [both, a, b] = [0, 1e-9, 1e-9]
  one.embedding.forEach((value, at) => {
    const there = other.embedding[at] ?? 0
    both += value * there
    a += value * value
    b += there * there
  })
  return Math.max(0, both / Math.sqrt(a * b))
}
