import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { tickedBeforehand } from '@larder/kitchen/seeing-again'
import { background, labels } from '@larder/sight/data/labels'
import type { Kind, Score } from './kind'
import { byChance, middleSquare, ourLook, photoIn, plainLook } from './photo-looks'

const endings = new Set(['.jpg', '.jpeg', '.png', '.webp'])

/** What is no food: photos of other things where there are any, bills, and bars beside nothing to eat. */
const folders: readonly (readonly [string, string])[] = [
  ['other things', 'nonfood'],
  ['receipts', join('..', 'receipts', 'images')],
  ['barcodes', join('..', 'barcodes')],
]

export const noFoodPhotos: Kind = {
  name: 'photos of no food',
  reads: 'photos',
  measure: async (folder) => {
    const scores: Score[] = []
    for (const [what, where] of folders) {
      const path = join(folder, where)
      if (existsSync(path)) scores.push(...(await refusals(path, what)))
    }
    return scores
  },
}

async function refusals(folder: string, what: string): Promise<Score[]> {
  let [cases, refused, unticked, plain] = [0, 0, 0, 0]
  for (const file of await readdir(folder, { recursive: true })) {
    if (!endings.has(extname(file).toLowerCase())) continue
    const picture = await photoIn(join(folder, file))
    const seen = await ourLook(picture)
    const [chances = new Float32Array()] = await plainLook(picture, [middleSquare(picture)])
    const [best] = byChance(chances)
    cases += 1
    if (seen.length === 0) refused += 1
    if (seen.every(({ guesses: [guess] }) => !tickedBeforehand(guess?.confidence ?? 0))) unticked += 1
    if (best?.label === labels[background] || !tickedBeforehand(best?.chance ?? 0)) plain += 1
  }
  return [
    { of: `${what}: refused`, right: refused, cases },
    { of: `${what}: nothing ticked`, right: unticked, cases },
    { of: `${what}: plain model, nothing ticked`, right: plain, cases },
  ]
}
