import { createHash } from 'node:crypto'
import { findRecognisedFood } from '@larder/kitchen/scan/recognised-food'
import { toEmbeddingBytes } from '@larder/sight/recognition/embedding-bytes'
import { type LookExample, toKnownLooks } from '../../../apps/server/src/features/scan/photos/known-looks'
import { type PhotoHousehold, toPhotoLines } from '../../../apps/server/src/features/scan/photos/photo-lines'
import type { SeenObject } from '../../../apps/server/src/features/scan/photos/scan-vision'
import type { EvaluationScore } from '../evaluation'

/** A photo of one food, as the recogniser answers it. */
export interface ShelfPhoto {
  readonly file: string
  readonly label: string
  readonly seen: readonly SeenObject[]
}

/** Foods with fewer photos say nothing of later scans. */
const minPhotos = 4
const maxScans = 10
/** Scans that are told as one figure. */
const stages = [
  { of: 'scan 1', from: 1, to: 1 },
  { of: 'scan 2', from: 2, to: 2 },
  { of: 'scan 3', from: 3, to: 3 },
  { of: 'scans 4 to 10', from: 4, to: maxScans },
] as const

interface ScanAnswer {
  readonly scan: number
  readonly isRight: boolean
  readonly isRightAlone: boolean
}

/**
 * Replays a household that photographs its shelf again and again, each food with its own photo, and corrects what is wrong.
 * The answers of a scan know the scans before it only; 'alone' is the same photo for a household that taught nothing.
 */
export function replayShelf(photos: readonly ShelfPhoto[]): ScanAnswer[] {
  const byLabel = new Map<string, ShelfPhoto[]>()
  for (const photo of [...photos].sort((a, b) => compareText(shuffleKey(a.file), shuffleKey(b.file))))
    byLabel.set(photo.label, [...(byLabel.get(photo.label) ?? []), photo])
  const shelf = [...byLabel.values()].filter(({ length }) => length >= minPhotos)
  const examples: LookExample[] = []
  const corrections = new Map<string, Map<string, number>>()
  const answers: ScanAnswer[] = []
  for (let scan = 1; scan <= maxScans; scan += 1) {
    const photographed = shelf.flatMap((one) => one[scan - 1] ?? [])
    const looks = toKnownLooks(examples)
    const correctionsOf = (label: string) =>
      [...(corrections.get(label) ?? [])].map(([foodId, times]) => ({ foodId, times }))
    for (const photo of photographed) {
      const isRightWith = (known: Omit<PhotoHousehold, 'country'>) =>
        toPhotoLines(photo.seen, { ...known, country: null })[0]?.draft.foodId === foodOf(photo.label)
      answers.push({
        scan,
        isRight: isRightWith({ correctionsOf, looks }),
        isRightAlone: isRightWith({ correctionsOf: () => [], looks: toKnownLooks([]) }),
      })
    }
    for (const { seen, label } of photographed) learnFrom(seen, foodOf(label), examples, corrections)
  }
  return answers
}

/** Scores of a replay, each beside the same photos without anything learned. */
export function toShelfScores(answers: readonly ScanAnswer[]): EvaluationScore[] {
  return stages.flatMap(({ of, from, to }) => {
    const within = answers.filter(({ scan }) => scan >= from && scan <= to)
    if (within.length === 0) return []
    return [
      { of, right: within.filter(({ isRight }) => isRight).length, cases: within.length },
      {
        of: `${of}, nothing taught`,
        right: within.filter(({ isRightAlone }) => isRightAlone).length,
        cases: within.length,
      },
    ]
  })
}

// A food without figures of its own is compared by its label.
function foodOf(label: string): string {
  return findRecognisedFood(label)?.foodId ?? label
}

/** The cook renames the first line to what it is. */
function learnFrom(
  seen: readonly SeenObject[],
  foodId: string,
  examples: LookExample[],
  corrections: Map<string, Map<string, number>>,
): void {
  const [first] = seen
  const label = first?.guesses[0]?.label
  if (label === undefined) return
  const counts = corrections.get(label) ?? new Map<string, number>()
  corrections.set(label, counts.set(foodId, (counts.get(foodId) ?? 0) + 1))
  if (first?.embedding) examples.push({ foodId, name: '', embedding: Buffer.from(first.embedding) })
}

function shuffleKey(file: string): string {
  return createHash('sha256').update(file).digest('hex')
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : 1
}

/** An item of the recogniser as the scan sees it. */
export function toSeenObject({
  area,
  guesses,
  embedding,
}: Pick<SeenObject, 'area' | 'guesses'> & { embedding: Float32Array }): SeenObject {
  return { area, guesses, embedding: toEmbeddingBytes(embedding) }
}
