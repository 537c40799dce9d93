import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isPreselected } from '@larder/kitchen/scan/rerank-guesses'
import { labels } from '@larder/sight/data/labels'
import type { Evaluation, EvaluationScore } from '../evaluation'
import { listFolders } from '../list-folders'
import { createPassedOver } from '../pass-over'
import {
  type CalibrationSample,
  calibrationError,
  calibrationInterval,
  formatReliability,
} from './calibration'
import {
  centreSquare,
  rankLabels,
  readEvalPhoto,
  recogniseWithBaseline,
  recogniseWithLarder,
} from './photo-recognition'

interface SingleFoodTally {
  photos: number
  first: number
  firstThree: number
  sure: number
  sureRight: number
  answers: CalibrationSample[]
  /** Whether the first food is right, of every photo. */
  each: Record<string, [right: number, cases: number]>
}

/** Photos of one food, in folders named after it. What counts is the first food that is told of each. */
export const singleFoodPhotos: Evaluation = {
  name: 'photos',
  reads: 'photos/single',
  measure: async (folder) => {
    const ours = emptySingleFoodTally()
    const plain = emptySingleFoodTally()
    const passed = createPassedOver()
    let named = 0
    for (const label of await listFolders(folder)) {
      if (!labels.includes(label)) {
        passed.note(label, 'no food of ours')
        continue
      }
      for (const file of (await readdir(join(folder, label))).sort()) {
        const picture = await passed.attempt(`${label}/${file}`, () =>
          readEvalPhoto(join(folder, label, file)),
        )
        if (!picture) continue
        const seen = await recogniseWithLarder(picture)
        named += seen.length
        count(
          ours,
          seen[0]?.guesses.map(({ label: name, confidence }) => ({ name, confidence })) ?? [],
          label,
          file,
        )
        const [chances = new Float32Array()] = await recogniseWithBaseline(picture, [centreSquare(picture)])
        const guesses = rankLabels(chances).map(({ label: name, chance }) => ({ name, confidence: chance }))
        count(plain, guesses, label, file)
      }
    }
    const others = named - ours.photos
    return [
      ...scoresOf(ours, ''),
      {
        of: 'other foods told',
        right: others,
        cases: ours.photos,
        note: 'a photo may show neighbours; labels name one food',
      },
      ...scoresOf(plain, 'plain model: '),
      ...passed.scores(),
    ]
  },
}

function emptySingleFoodTally(): SingleFoodTally {
  return { photos: 0, first: 0, firstThree: 0, sure: 0, sureRight: 0, answers: [], each: {} }
}

function count(
  tally: SingleFoodTally,
  guesses: readonly { name: string; confidence: number }[],
  label: string,
  file: string,
): void {
  const [best] = guesses
  const isRight = best?.name === label
  const isSure = isPreselected(best?.confidence ?? 0)
  tally.photos += 1
  tally.each[`${label}/${file}`] = [isRight ? 1 : 0, 1]
  if (isRight) tally.first += 1
  if (guesses.slice(0, 3).some(({ name }) => name === label)) tally.firstThree += 1
  if (isSure) tally.sure += 1
  if (isSure && isRight) tally.sureRight += 1
  if (best) tally.answers.push({ confidence: best.confidence, isRight })
}

function scoresOf(
  { photos: cases, first, firstThree, sure, sureRight, answers, each }: SingleFoodTally,
  who: string,
): EvaluationScore[] {
  return [
    { of: `${who}top 1`, right: first, cases, each },
    { of: `${who}top 3`, right: firstThree, cases },
    { of: `${who}sure`, right: sure, cases, note: 'coverage: ticked beforehand' },
    { of: `${who}right when sure`, right: sureRight, cases: sure },
    {
      of: `${who}calibration error`,
      right: 0,
      cases: answers.length,
      figure: calibrationError(answers).toFixed(3),
      interval: calibrationInterval(answers)
        .map((end) => end.toFixed(3))
        .join(' to '),
      note: formatReliability(answers),
    },
  ]
}
