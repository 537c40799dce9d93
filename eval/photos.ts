import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { tickedBeforehand } from '@larder/kitchen/seeing-again'
import { calibrationError, type Judged, toldReliability } from './calibration'
import type { Kind, Score } from './kind'
import { byChance, middleSquare, ourLook, photoIn, plainLook } from './photo-looks'

interface Tally {
  photos: number
  first: number
  firstThree: number
  sure: number
  sureRight: number
  answers: Judged[]
}

/** Photos of one food, in folders named after it. What counts is the first food that is told of each. */
export const photos: Kind = {
  name: 'photos',
  reads: 'photos/single',
  measure: async (folder) => {
    const ours = emptyTally()
    const plain = emptyTally()
    let told = 0
    for (const label of (await readdir(folder)).sort())
      for (const file of (await readdir(join(folder, label))).sort()) {
        const picture = await photoIn(join(folder, label, file))
        const seen = await ourLook(picture)
        told += seen.length
        count(
          ours,
          seen[0]?.guesses.map(({ label: name, confidence }) => ({ name, confidence })) ?? [],
          label,
        )
        const [chances = new Float32Array()] = await plainLook(picture, [middleSquare(picture)])
        const guesses = byChance(chances).map(({ label: name, chance }) => ({ name, confidence: chance }))
        count(plain, guesses, label)
      }
    const others = told - ours.photos
    return [
      ...scoresOf(ours, ''),
      {
        of: 'other foods told',
        right: others,
        cases: ours.photos,
        note: 'a photo may show neighbours; labels name one food',
      },
      ...scoresOf(plain, 'plain model: '),
    ]
  },
}

function emptyTally(): Tally {
  return { photos: 0, first: 0, firstThree: 0, sure: 0, sureRight: 0, answers: [] }
}

function count(tally: Tally, guesses: readonly { name: string; confidence: number }[], label: string): void {
  const [best] = guesses
  const isRight = best?.name === label
  const isSure = tickedBeforehand(best?.confidence ?? 0)
  tally.photos += 1
  if (isRight) tally.first += 1
  if (guesses.slice(0, 3).some(({ name }) => name === label)) tally.firstThree += 1
  if (isSure) tally.sure += 1
  if (isSure && isRight) tally.sureRight += 1
  if (best) tally.answers.push({ confidence: best.confidence, isRight })
}

function scoresOf(
  { photos: cases, first, firstThree, sure, sureRight, answers }: Tally,
  who: string,
): Score[] {
  return [
    { of: `${who}top 1`, right: first, cases },
    { of: `${who}top 3`, right: firstThree, cases },
    { of: `${who}sure`, right: sure, cases, note: 'coverage: ticked beforehand' },
    { of: `${who}right when sure`, right: sureRight, cases: sure },
    {
      of: `${who}calibration error`,
      right: 0,
      cases: answers.length,
      figure: calibrationError(answers).toFixed(3),
      note: toldReliability(answers),
    },
  ]
}
