import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPreselected } from '@larder/kitchen/scan/rerank-guesses'
import { backgroundIndex, labels } from '@larder/sight/data/labels'
import type { Evaluation, EvaluationScore } from '../evaluation'
import { createPassedOver, type PassedOver } from '../pass-over'
import {
  centreSquare,
  fixedSquares,
  rankLabels,
  readEvalPhoto,
  recogniseWithBaseline,
  recogniseWithLarder,
} from './photo-recognition'

/** So sure must one of fourteen squares be to tell a food. */
const baselineThreshold = 0.6

interface MultiFoodTally {
  /** Told, right and expected of every photo. */
  photos: Record<string, { named: number; right: number; expected: number }>
  named: number
  right: number
  expected: number
}

/**
 * Photos of several foods against the foods somebody listed for each. Every food that is told counts, sure or not; foods that are
 * there but not listed count as wrong.
 */
export const multiFoodPhotos: Evaluation = {
  name: 'multi-food photos',
  reads: 'photos/multi',
  measure: async (folder) => {
    const listed: Record<string, string[]> = JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8'))
    const tallies = { all: empty(), sure: empty(), whole: empty(), fourteen: empty() }
    const passed = createPassedOver()
    for (const [file, expected] of Object.entries(withKnownLabels(listed, passed))) {
      const picture = await passed.attempt(file, () => readEvalPhoto(join(folder, file)))
      if (!picture) continue
      const seen = (await recogniseWithLarder(picture)).map(({ guesses: [best] }) => best)
      count(
        tallies.all,
        file,
        seen.map((best) => best?.label ?? ''),
        expected,
      )
      const sure = seen.filter((best) => isPreselected(best?.confidence ?? 0))
      count(
        tallies.sure,
        file,
        sure.map((best) => best?.label ?? ''),
        expected,
      )
      const [whole = new Float32Array()] = await recogniseWithBaseline(picture, [centreSquare(picture)])
      count(tallies.whole, file, [rankLabels(whole)[0]?.label ?? ''], expected)
      const squares = await recogniseWithBaseline(picture, fixedSquares(picture))
      const found = squares.flatMap((chances) => {
        const [best] = rankLabels(chances)
        return best && best.label !== labels[backgroundIndex] && best.chance >= baselineThreshold
          ? [best.label]
          : []
      })
      count(tallies.fourteen, file, found, expected)
    }
    return [
      ...scoresOf(tallies.all, ''),
      ...scoresOf(tallies.sure, 'sure ones: '),
      ...scoresOf(tallies.whole, 'plain model, whole: '),
      ...scoresOf(tallies.fourteen, 'plain model, 14 squares: '),
      ...passed.scores(),
    ]
  },
}

/** Leaves out, and notes, labels that are no food of ours; a photo without any other is passed over. */
export function withKnownLabels(
  listed: Readonly<Record<string, readonly string[]>>,
  passed: PassedOver,
): Record<string, string[]> {
  const photos: Record<string, string[]> = {}
  for (const [file, expected] of Object.entries(listed)) {
    const known = expected.filter((label) => labels.includes(label))
    for (const label of expected)
      if (!known.includes(label)) passed.note(`${file}: ${label}`, 'no food of ours')
    if (known.length > 0 || expected.length === 0) photos[file] = known
  }
  return photos
}

function empty(): MultiFoodTally {
  return { photos: {}, named: 0, right: 0, expected: 0 }
}

function count(
  tally: MultiFoodTally,
  file: string,
  named: readonly string[],
  expected: readonly string[],
): void {
  const names = new Set(named)
  const right = expected.filter((label) => names.has(label)).length
  tally.photos[file] = { named: names.size, right, expected: expected.length }
  tally.named += names.size
  tally.right += right
  tally.expected += expected.length
}

function scoresOf({ photos, named, right, expected }: MultiFoodTally, who: string): EvaluationScore[] {
  const each = (counts: (photo: { named: number; right: number; expected: number }) => [number, number]) =>
    Object.fromEntries(Object.entries(photos).map(([file, photo]) => [file, counts(photo)]))
  return [
    { of: `${who}precision`, right, cases: named, each: each((photo) => [photo.right, photo.named]) },
    { of: `${who}recall`, right, cases: expected, each: each((photo) => [photo.right, photo.expected]) },
    {
      of: `${who}F1`,
      right: 2 * right,
      cases: named + expected,
      each: each((photo) => [2 * photo.right, photo.named + photo.expected]),
    },
  ]
}
