import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPreselected } from '@larder/kitchen/scan/rerank-guesses'
import { backgroundIndex, labels } from '@larder/sight/data/labels'
import type { Evaluation, EvaluationScore } from '../evaluation'
import { createPassedOver } from '../pass-over'
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
  told: number
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
    for (const [file, expected] of Object.entries(listed)) {
      const picture = await passed.attempt(file, () => readEvalPhoto(join(folder, file)))
      if (!picture) continue
      const seen = (await recogniseWithLarder(picture)).map(({ guesses: [best] }) => best)
      count(
        tallies.all,
        seen.map((best) => best?.label ?? ''),
        expected,
      )
      const sure = seen.filter((best) => isPreselected(best?.confidence ?? 0))
      count(
        tallies.sure,
        sure.map((best) => best?.label ?? ''),
        expected,
      )
      const [whole = new Float32Array()] = await recogniseWithBaseline(picture, [centreSquare(picture)])
      count(tallies.whole, [rankLabels(whole)[0]?.label ?? ''], expected)
      const squares = await recogniseWithBaseline(picture, fixedSquares(picture))
      const found = squares.flatMap((chances) => {
        const [best] = rankLabels(chances)
        return best && best.label !== labels[backgroundIndex] && best.chance >= baselineThreshold
          ? [best.label]
          : []
      })
      count(tallies.fourteen, found, expected)
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

function empty(): MultiFoodTally {
  return { told: 0, right: 0, expected: 0 }
}

function count(tally: MultiFoodTally, told: readonly string[], expected: readonly string[]): void {
  const names = new Set(told)
  tally.told += names.size
  tally.right += expected.filter((label) => names.has(label)).length
  tally.expected += expected.length
}

function scoresOf({ told, right, expected }: MultiFoodTally, who: string): EvaluationScore[] {
  return [
    { of: `${who}precision`, right, cases: told },
    { of: `${who}recall`, right, cases: expected },
    { of: `${who}F1`, right: 2 * right, cases: told + expected },
  ]
}
