import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { isPreselected } from '@larder/kitchen/scan/rerank-guesses'
import { backgroundIndex, labels } from '@larder/sight/data/labels'
import type { Evaluation, EvaluationScore } from '../evaluation'
import { createPassedOver } from '../pass-over'
import {
  centreSquare,
  rankLabels,
  readEvalPhoto,
  recogniseWithBaseline,
  recogniseWithLarder,
} from './photo-recognition'

const endings = new Set(['.jpg', '.jpeg', '.png', '.webp'])

/** What is no food: photos of other things where there are any, bills, and bars beside nothing to eat. */
const folders: readonly (readonly [string, string])[] = [
  ['other things', 'nonfood'],
  ['receipts', join('..', 'receipts', 'images')],
  ['barcodes', join('..', 'barcodes')],
]

export const noFoodPhotos: Evaluation = {
  name: 'photos of no food',
  reads: 'photos',
  measure: async (folder) => {
    const scores: EvaluationScore[] = []
    for (const [what, where] of folders) {
      const path = join(folder, where)
      if (existsSync(path)) scores.push(...(await scoreRejections(path, what)))
    }
    return scores
  },
}

async function scoreRejections(folder: string, what: string): Promise<EvaluationScore[]> {
  let [cases, refused, unticked, plain] = [0, 0, 0, 0]
  const each: Record<string, [right: number, cases: number]> = {}
  const passed = createPassedOver()
  for (const file of await readdir(folder, { recursive: true })) {
    if (!endings.has(extname(file).toLowerCase())) continue
    const picture = await passed.attempt(file, () => readEvalPhoto(join(folder, file)))
    if (!picture) continue
    const seen = await recogniseWithLarder(picture)
    const [chances = new Float32Array()] = await recogniseWithBaseline(picture, [centreSquare(picture)])
    const [best] = rankLabels(chances)
    cases += 1
    if (seen.length === 0) refused += 1
    const isUnticked = seen.every(({ guesses: [guess] }) => !isPreselected(guess?.confidence ?? 0))
    each[file] = [isUnticked ? 1 : 0, 1]
    if (isUnticked) unticked += 1
    if (best?.label === labels[backgroundIndex] || !isPreselected(best?.chance ?? 0)) plain += 1
  }
  return [
    { of: `${what}: refused`, right: refused, cases },
    { of: `${what}: nothing ticked`, right: unticked, cases, each },
    { of: `${what}: plain model, nothing ticked`, right: plain, cases },
    ...passed.scores().map((score) => ({ ...score, of: `${what}: ${score.of}` })),
  ]
}
