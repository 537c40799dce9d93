import type { Day } from '@larder/kitchen/date/day'
import { amount } from '@larder/kitchen/quantity/amount'
import type { HouseholdCorrection } from '@larder/kitchen/scan/rerank-guesses'
import type { Lot } from '@larder/kitchen/stock/lot'
import { expect, test } from 'vitest'
import { type ClassificationContext, classifyChanges } from './classify-changes'
import type { DetectedChange } from './detected-change'

const area = { left: 0, top: 0, width: 0.5, height: 0.5 }
const change = (
  kind: DetectedChange['kind'],
  label: string,
  given: Partial<DetectedChange> = {},
): DetectedChange => ({
  kind,
  area,
  guesses: [
    { label, confidence: 0.93 },
    { label: 'pear', confidence: 0.05 },
    { label: 'melon', confidence: 0.01 },
  ],
  sure: true,
  ...given,
})
const lot = (id: number, foodId: string, held: number, given: Partial<Lot> & { unit?: string } = {}): Lot => {
  const { unit = '', ...rest } = given
  return {
    id,
    foodId,
    name: foodId,
    quantity: { amount: amount(held), unit },
    location: 'fridge',
    since: '2026-11-10' as Day,
    ...rest,
  }
}
const until = (day: string) =>
  ({ expiry: { day: day as Day, source: 'estimated', kind: 'best-before' } }) as const
const shelf = (
  lots: Lot[] = [],
  corrections: Record<string, HouseholdCorrection[]> = {},
): ClassificationContext => ({
  location: 'fridge',
  lots,
  correctionsOf: (label) => corrections[label] ?? [],
})
const done = (changes: DetectedChange[], on: ClassificationContext) =>
  classifyChanges(changes, on).map((one) => one.do)

test('certain additions are added, uncertain ones asked about, likeliest first', () => {
  expect(done([change('came', 'apple')], shelf())).toEqual([{ kind: 'add' }])
  const [asked] = classifyChanges([change('came', 'apple', { sure: false })], shelf())
  expect(asked?.do).toBe('ask')
  expect(asked?.candidates.map(({ name }) => name)).toEqual(['Apple', 'Pear'])
})

test('a question names one thing once; what is booked is not changed by it', () => {
  const guesses = [
    { label: 'spaghetti', confidence: 0.62 },
    { label: 'noodles', confidence: 0.3 },
    { label: 'pear', confidence: 0.05 },
  ]
  const asked = (kind: DetectedChange['kind'], sure: boolean, lots: Lot[] = []) =>
    classifyChanges([change(kind, 'spaghetti', { guesses, sure })], shelf(lots))[0]
  expect(asked('came', false)?.candidates.map(({ name }) => name)).toEqual(['Spaghetti', 'Pear'])
  expect(asked('came', true)).toMatchObject({
    do: { kind: 'add' },
    candidates: [{ foodId: 'dry-pasta' }, {}],
  })
  const held = [lot(1, 'egg-noodles', 1)]
  expect(asked('went', false, held)?.candidates.map(({ name }) => name)).toEqual(['Noodles'])
})

test('labels that are no food are ignored', () => {
  expect(
    done([change('came', '_background', { guesses: [{ label: '_background', confidence: 0.9 }] })], shelf()),
  ).toEqual([])
  expect(done([change('came', 'x', { guesses: [] })], shelf())).toEqual([])
})

test('a food without a default location is asked about', () => {
  expect(done([change('came', 'snake-gourd')], shelf())).toEqual(['ask'])
})

test('a removal takes from the countable lot that expires first', () => {
  const lots = [
    lot(1, 'apple', 3, until('2026-11-20')),
    lot(2, 'apple', 2, until('2026-11-18')),
    lot(3, 'apple', 5, { ...until('2026-11-16'), location: 'pantry' }),
    lot(4, 'apple', 500, { ...until('2026-11-16'), unit: 'g' }),
  ]
  expect(done([change('went', 'apple')], shelf(lots))).toEqual([{ kind: 'take', lotId: 2 }])
})

test('several removals continue with the next lot, and the rest is asked about', () => {
  const lots = [lot(1, 'apple', 1, until('2026-11-18')), lot(2, 'apple', 1, until('2026-11-20'))]
  const three = [change('went', 'apple'), change('went', 'apple'), change('went', 'apple')]
  expect(done(three, shelf(lots))).toEqual([{ kind: 'take', lotId: 1 }, { kind: 'take', lotId: 2 }, 'ask'])
})

test.each<[string, Lot]>([
  ['weighed', lot(1, 'apple', 500, { unit: 'g' })],
  ['less than one', { ...lot(1, 'apple', 1), quantity: { amount: amount(1, 2), unit: '' } }],
  ['elsewhere', lot(1, 'apple', 2, { location: 'pantry' })],
  ['in a unit of their own', lot(1, 'apple', 2, { unit: 'sackfuls' })],
])('%s is asked about', (_, held) => {
  expect(done([change('went', 'apple')], shelf([held]))).toEqual(['ask'])
})

test('eggs come several at once, so their number is unknown; a pack of them is one', () => {
  expect(done([change('went', 'egg')], shelf([lot(1, 'egg', 6)]))).toEqual(['ask'])
  expect(done([change('went', 'egg')], shelf([lot(1, 'egg', 1, { unit: 'pack' })]))).toEqual([
    { kind: 'take', lotId: 1 },
  ])
})

test('nothing is removed that was not in stock', () => {
  expect(done([change('went', 'apple')], shelf([lot(1, 'pear', 3)]))).toEqual([])
  expect(done([change('went', 'apple', { sure: false })], shelf([lot(1, 'carrot', 3)]))).toEqual([])
})

test('an uncertain removal asks about what was in stock', () => {
  const [asked] = classifyChanges([change('went', 'apple', { sure: false })], shelf([lot(1, 'pear', 3)]))
  expect(asked?.do).toBe('ask')
  expect(asked?.candidates.map(({ name }) => name)).toEqual(['Pear'])
})

test('earlier corrections count', () => {
  const corrections = { apple: [{ foodId: 'quince', times: 4 }] }
  const [asked] = classifyChanges([change('came', 'apple')], shelf([], corrections))
  expect(asked).toMatchObject({ do: 'ask', candidates: [{ foodId: 'quince' }, { foodId: 'apple' }] })
  expect(done([change('came', 'apple')], shelf([], { apple: [{ times: 3 }] }))).toEqual(['ask'])
  expect(done([change('came', 'apple')], shelf([], { apple: [{ foodId: 'apple', times: 3 }] }))).toEqual([
    { kind: 'add' },
  ])
})
