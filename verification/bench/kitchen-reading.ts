import { allFoods } from '@larder/kitchen/food/food'
import { findFood, searchFoods } from '@larder/kitchen/food-names/find-food'
import { parseLabel } from '@larder/kitchen/label/label'
import { parseReceipt } from '@larder/kitchen/receipt/receipt'
import { toRecipeLine } from '@larder/kitchen/recipe/recipe-line'
import { seededRandom } from '@larder/kitchen/seeded-random'
import { median } from '../kit/percentile'
import { measureTime } from './load/measure-time'
import type { BenchFigure } from './report/figure'
import { formatFigure } from './report/figure-row'

const rounds = 7
const each = 1000
/** A look-up happens between two key strokes. */
const lookUpMs = 1

/** How fast the kitchen reads what people write and print, next to taking the same text apart into words. */
export async function measureKitchenReading(): Promise<BenchFigure[]> {
  const names = allFoods().map(({ name }) => name)
  const chance = seededRandom(1)
  const pick = () => names[Math.floor(chance() * names.length)] ?? ''
  const lines = Array.from(
    { length: each },
    () => `${Math.ceil(chance() * 500)} g ${pick()}, finely chopped (or ${pick()})`,
  )
  const labels = Array.from({ length: each / 10 }, () => Array.from({ length: 20 }, pick).join(', '))
  const receipts = Array.from({ length: each / 100 }, () =>
    receiptOf(Array.from({ length: 30 }, pick), chance),
  )
  const figures = [
    timesOf('look-up by name', names.slice(0, each), findFood, lookUpMs),
    timesOf('look-up, misspelt', names.slice(0, each).map(withTypo), findFood, lookUpMs),
    timesOf(
      'look-up as you type',
      names.slice(0, each).map((name) => name.slice(0, 3)),
      searchFoods,
      lookUpMs,
    ),
    timesOf('ingredient line, read and linked', lines, toRecipeLine),
    timesOf('label of 20 foods', labels, parseLabel),
    timesOf('receipt of 30 lines', receipts, (text) => parseReceipt(text)),
  ]
  return figures.flat()
}

function timesOf(
  name: string,
  texts: readonly string[],
  read: (text: string) => unknown,
  limit?: number,
): BenchFigure[] {
  for (const text of texts) read(text)
  const ours: number[] = []
  const baseline: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(measureTime(() => texts.forEach((text) => void read(text))).ms / texts.length)
    baseline.push(measureTime(() => texts.forEach((text) => void wordsOf(text))).ms / texts.length)
  }
  return [
    {
      name,
      value: median(ours),
      unit: 'ms',
      ...(limit === undefined ? {} : { limit }),
      note: `words alone ${formatFigure(median(baseline))} ms`,
    },
    {
      name: `${name}: speed`,
      value: median(ours.map((ms, round) => (baseline[round] ?? Number.NaN) / ms)),
      unit: 'ratio',
    },
  ]
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []
}

/** Two neighbouring letters in the wrong order, in the middle of the name. */
function withTypo(name: string): string {
  const at = Math.floor(name.length / 2)
  return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
}

function receiptOf(names: readonly string[], chance: () => number): string {
  let total = 0
  const rows = names.map((name) => {
    const cents = Math.ceil(chance() * 900) + 50
    total += cents
    return `${name.toUpperCase().padEnd(40)}${(cents / 100).toFixed(2)}`
  })
  return [
    'CORNER MARKET',
    '12/03/2026 14:02',
    ...rows,
    `${'TOTAL'.padEnd(40)}${(total / 100).toFixed(2)}`,
  ].join('\n')
}
