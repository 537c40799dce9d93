import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, parseCalendarDay } from '../date/day'
import { conditionOf, estimateExpiry, setEstimatedExpiry } from '../expiry/expiry'
import { expiryKindOf } from '../expiry/expiry-kind'
import { afterMoving, afterOpening } from '../expiry/recalculate-expiry'
import { allFoods } from '../food/food'
import { toQuantity } from '../quantity/quantity'
import type { Expiry, Lot, StorageLocation } from '../stock/lot'
import { riskClassesOf, safetyLimitOf } from './risk-class'

const since = parseCalendarDay('2026-11-15') as Day
const later = (days: number) => addDays(since, days)

const stateWords = [
  '',
  '',
  'homemade',
  'leftover',
  'cooked',
  'boiled',
  'roast',
  'fried',
  'mashed',
  'cut',
  'sliced',
]
const moreWords = [
  'opened',
  'fresh',
  'defrosted',
  'grilled',
  'peeled',
  'tinned',
  'dried',
  'frozen',
  'whipped',
  'smoked',
]

const lots = fc
  .record({
    food: fc.constantFrom(...allFoods()),
    word: fc.constantFrom(...stateWords, ...moreWords),
    location: fc.constantFrom<StorageLocation>('pantry', 'fridge', 'freezer'),
    source: fc.constantFrom<Expiry['source']>('estimated', 'learned', 'printed'),
    left: fc.integer({ min: 0, max: 900 }),
    known: fc.boolean(),
  })
  .map(({ food, word, location, source, left, known }): Lot => {
    const lot: Lot = {
      id: 1,
      ...((known || word === '') && { foodId: food.id }),
      name: `${word} ${food.name}`.trim(),
      quantity: toQuantity(1, 'pack'),
      location,
      since,
    }
    if (source === 'estimated') return setEstimatedExpiry(lot)
    const kind = 'best-before' as const
    return setEstimatedExpiry({ ...lot, expiry: { day: later(left), source, kind } })
  })

const steps = fc.array(
  fc.tuple(fc.constantFrom('open', 'pantry', 'fridge', 'freezer'), fc.integer({ min: 0, max: 60 })),
  { maxLength: 6 },
)

/** The day its clock started: it was opened, thawed, or came into the fridge from a place where it was of no class. */
function startOf(lot: Lot, entered: Day): Day {
  const condition = conditionOf(lot)
  if (condition === 'thawed') return lot.thawedOn ?? entered
  return condition === 'opened' ? (lot.openedOn ?? entered) : entered
}

function checked(lot: Lot, entered: Day, path: string, placed = entered, printed = false): void {
  const condition = conditionOf(lot)
  const limit = safetyLimitOf(lot, lot.location, condition)
  if (!limit) return
  // The maker's date on a sealed pack is the last word.
  if (lot.expiry?.source === 'printed' && condition === 'sealed') return
  const where = `${path}: ${lot.name} ${limit.riskClass.id}`
  // Thousands of lots: only what is wrong is put before the reporter.
  if (lot.expiry?.kind !== 'use-by') expect(`${where} ${lot.expiry?.kind}`).toBe(`${where} use-by`)
  // Opened in the pantry, it is dated as if it goes into the fridge at once.
  const stays = lot.location === 'fridge' || lot.openedOn !== undefined
  const limited = stays ? addDays(startOf(lot, entered), limit.days) : placed
  // A printed date let it live until the day it was left outside, and not a day longer.
  const most = printed && placed > limited ? placed : limited
  if ((lot.expiry?.day ?? '9999') > most) expect(`${where} ${lot.expiry?.day}`).toBe(`${where} ${most}`)
}

describe('no food of a high-risk class outlasts its limit', () => {
  test('as it comes, for every food and word', () => {
    const words = [...stateWords, ...moreWords]
    for (const [nth, food] of allFoods().entries()) {
      // Each food with a few of the words; the walks below take any.
      for (const word of words.filter((_, at) => at === 0 || at % 12 === nth % 12)) {
        for (const location of ['pantry', 'fridge'] as const) {
          const lot: Lot = {
            id: 1,
            foodId: food.id,
            name: `${word} ${food.name}`.trim(),
            quantity: toQuantity(1, 'pack'),
            location,
            since,
          }
          checked(setEstimatedExpiry(lot), since, location)
          const opened = afterOpening(setEstimatedExpiry(lot), later(1))
          if (location === 'fridge') checked(opened, since, 'opened')
        }
      }
    }
  })

  test('whatever happens to it', () => {
    fc.assert(
      fc.property(lots, steps, (first, walk) => {
        let [lot, now, entered, placed, path] = [first, since, since, since, first.location as string]
        checked(lot, entered, path)
        for (const [what, days] of walk) {
          now = addDays(now, days)
          const before = riskClassesOf(lot, lot.location).length
          if (what === 'pantry' && lot.location !== 'pantry') placed = now
          lot = what === 'open' ? afterOpening(lot, now) : afterMoving(lot, what as StorageLocation, now)
          path += ` → ${what} +${days}`
          if (before === 0 && riskClassesOf(lot, lot.location).length > 0) entered = now
          checked(lot, entered, path, placed, first.expiry?.source === 'printed')
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('and what is thawed and has to be cold has a day', () => {
    for (const { id, name } of allFoods()) {
      const thawed = { foodId: id, name, location: 'fridge' as const, since, thawedOn: since }
      if (expiryKindOf(thawed, 'fridge', 'thawed') === 'best-before') continue
      const estimate = estimateExpiry(thawed)
      expect(`${id} ${estimate.ok && estimate.days}`).toBe(`${id} 1`)
    }
  })
})
