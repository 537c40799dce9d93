import type { ComparePictures } from '../../apps/server/src/features/fridge/detected-change'
import type { ScanVision } from '../../apps/server/src/features/scan/photos/scan-vision'
import type { LanguageModel } from '../../apps/server/src/model/language-model'
import { type FetchPublic, PublicFetchError } from '../../apps/server/src/network/public-fetch'
import { hostileStrings } from './generators/hostile-values'

/*
 * What the world outside would tell the server, each time something else: the server must stand whatever eyes see, a model says
 * or a page holds. Which one it is goes round, so that every one of them has its turn.
 */
const cycle = <T>(things: readonly T[]): (() => T) => {
  let at = 0
  return () => things[at++ % things.length] as T
}

const area = { left: 0.1, top: 0.2, width: 0.5, height: 0.25 }
const labels = cycle(['spinach', 'milk', 'no such label', 'peanut', 'apple'])
const sure = cycle([0.97, 0.5, 0.11, 1, 0])
const guess = () => [{ label: labels(), confidence: sure() }]

const receipts = cycle([
  'CORNER SHOP\n15.11.2026\nMILK 1L   1.29\n2 x RICE 500G   4.20\nTOTAL   5.49',
  'SHOP\n99.99.9999\nX   -1.00\nMILK   99999999999.99\nTOTAL   NaN',
  ...hostileStrings.slice(0, 40),
  'BEST BEFORE 31 02 2026',
  'USE BY 15/11/99',
  'EXP 9999-12-31',
])

const codes = cycle(['4006381333931', undefined])

export const stubVision: ScanVision = {
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
    async readLabel() {
      const lines = receipts()
        .split('\n')
        .map((text) => ({ text, confidence: 0.95, startsBlock: false, mayMiss: false }))
      return { lines, rows: lines, isCut: false }
    },
    readDigits: async () => codes(),
  },
}

const kinds = cycle(['came', 'went'] as const)
const certain = cycle([true, false, false])
export const stubCompare: ComparePictures = async () => [
  { kind: kinds(), area, guesses: guess(), sure: certain() },
]

const dishes = cycle([
  'TITLE: Omelette\nSERVINGS: 2\nPREP: 5\nCOOK: 10 minutes\nINGREDIENTS:\n- 4 eggs\n- salt\nSTEPS:\n1. Whisk.\n2. Fry.',
  'TITLE: \nSERVINGS: -1\nINGREDIENTS:\n- 1/0 eggs\nSTEPS:\n1. \u0000',
  ...hostileStrings.slice(0, 30),
])
export const stubModel: LanguageModel = {
  async *complete() {
    yield* dishes().match(/[\s\S]{1,7}/g) ?? []
  },
}

const pages = cycle([
  '<script type="application/ld+json">{"@type":"Recipe","name":"Pie","recipeIngredient":["1 apple"],"recipeInstructions":"Bake."}</script>',
  '<script type="application/ld+json">{"@type":"Recipe","name":{"a":1},"recipeYield":[null],"totalTime":"P999999999D"}</script>',
  `<html>${'<div>'.repeat(3000)}`,
  ...hostileStrings.slice(0, 30),
])
export const stubFetch: FetchPublic = async (address) => {
  if (!/^https?:\/\/[a-z0-9.-]+\//i.test(address)) throw new PublicFetchError('bad-address')
  return { address, type: 'text/html; charset=utf-8', bytes: Buffer.from(pages()) }
}
