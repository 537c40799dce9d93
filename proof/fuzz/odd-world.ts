import type { Compare } from '../../apps/server/src/features/fridge/seen-change'
import type { Eyes } from '../../apps/server/src/features/scan/eyes'
import { type FetchPublic, FetchTrouble } from '../../apps/server/src/importing/public-fetch'
import type { Model } from '../../apps/server/src/model/model'
import { hostileWords } from './words'

/*
 * What the world outside would tell the server, each time something else: the server must stand whatever eyes see, a model says
 * or a page holds. Which one it is goes round, so that every one of them has its turn.
 */
const round = <T>(things: readonly T[]): (() => T) => {
  let at = 0
  return () => things[at++ % things.length] as T
}

const area = { left: 0.1, top: 0.2, width: 0.5, height: 0.25 }
const labels = round(['spinach', 'milk', 'no such label', 'peanut', 'apple'])
const sure = round([0.97, 0.5, 0.11, 1, 0])
const guess = () => [{ label: labels(), confidence: sure() }]

const receipts = round([
  'CORNER SHOP\n15.11.2026\nMILK 1L   1.29\n2 x RICE 500G   4.20\nTOTAL   5.49',
  'SHOP\n99.99.9999\nX   -1.00\nMILK   99999999999.99\nTOTAL   NaN',
  ...hostileWords.slice(0, 40),
  'BEST BEFORE 31 02 2026',
  'USE BY 15/11/99',
  'EXP 9999-12-31',
])

export const oddEyes: Eyes = {
  recogniser: {
    look: async () => [
      { area, guesses: guess() },
      { area, guesses: guess(), count: 3 },
    ],
  },
  pageReader: {
    async read() {
      const text = receipts()
      return { text, words: text.split(/\s+/).length }
    },
  },
}

const kinds = round(['came', 'went'] as const)
const certain = round([true, false, false])
export const seenChanges: Compare = async () => [{ kind: kinds(), area, guesses: guess(), sure: certain() }]

const dishes = round([
  'TITLE: Omelette\nSERVINGS: 2\nPREP: 5\nCOOK: 10 minutes\nINGREDIENTS:\n- 4 eggs\n- salt\nSTEPS:\n1. Whisk.\n2. Fry.',
  'TITLE: \nSERVINGS: -1\nINGREDIENTS:\n- 1/0 eggs\nSTEPS:\n1. \u0000',
  ...hostileWords.slice(0, 30),
])
export const oddModel: Model = {
  async *complete() {
    yield* dishes().match(/[\s\S]{1,7}/g) ?? []
  },
}

const pages = round([
  '<script type="application/ld+json">{"@type":"Recipe","name":"Pie","recipeIngredient":["1 apple"],"recipeInstructions":"Bake."}</script>',
  '<script type="application/ld+json">{"@type":"Recipe","name":{"a":1},"recipeYield":[null],"totalTime":"P999999999D"}</script>',
  `<html>${'<div>'.repeat(3000)}`,
  ...hostileWords.slice(0, 30),
])
export const oddFetch: FetchPublic = async (address) => {
  if (!/^https?:\/\/[a-z0-9.-]+\//i.test(address)) throw new FetchTrouble('bad-address')
  return { address, type: 'text/html; charset=utf-8', bytes: Buffer.from(pages()) }
}
