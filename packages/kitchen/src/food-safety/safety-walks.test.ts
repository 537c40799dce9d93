import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, parseCalendarDay } from '../date/day'
import { conditionOf, estimateExpiry, setEstimatedExpiry } from '../expiry/expiry'
import { expiryKindOf } from '../expiry/expiry-kind'
import { afterMoving, afterOpening } from '../expiry/recalculate-expiry'
import { allFoods } from '../food/food'
import { toQuantity } from '../quantity/quantity'
import type { Expiry, Lot, StorageLocation } from '../stock/lot'
import { safetyLimitOf } from './risk-class'

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

/**
 * Returns the day its clock started: when it was opened, thawed, or moved into the fridge from a location where it had no
 * class.
 */
function startOf(lot: Lot, entered: Day): Day {
  const condition = conditionOf(lot)
  if (condition === 'thawed') return lot.thawedOn ?? entered
  return condition === 'opened' ? (lot.openedOn ?? entered) : entered
}

function checkLimit(lot: Lot, entered: Day, path: string, placed = entered, printed = false): void {
  const condition = conditionOf(lot)
  const limit = safetyLimitOf(lot, lot.location, condition)
  if (!limit) return
  // The printed date of a sealed pack is not limited.
  if (lot.expiry?.source === 'printed' && condition === 'sealed') return
  const where = `${path}: ${lot.name} ${limit.riskClass.id}`
  // Only failures call expect, because there are thousands of lots.
  if (lot.expiry?.kind !== 'use-by') expect(`${where} ${lot.expiry?.kind}`).toBe(`${where} use-by`)
  // A lot opened in the pantry is dated as if it moves into the fridge at once.
  const stays = lot.location === 'fridge' || lot.openedOn !== undefined
  const limited = stays ? addDays(startOf(lot, entered), limit.days) : placed
  // With a printed date it may keep until the day it was moved outside, but no longer.
  const latest = printed && placed > limited ? placed : limited
  if ((lot.expiry?.day ?? '9999') > latest) expect(`${where} ${lot.expiry?.day}`).toBe(`${where} ${latest}`)
}

describe('food of a high-risk class never exceeds its limit', () => {
  test('when added, for every food and word', () => {
    const words = [...stateWords, ...moreWords]
    for (const [nth, food] of allFoods().entries()) {
      // Each food with a few of the words; the property test below uses any.
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
          checkLimit(setEstimatedExpiry(lot), since, location)
          const opened = afterOpening(setEstimatedExpiry(lot), later(1))
          if (location === 'fridge') checkLimit(opened, since, 'opened')
        }
      }
    }
  })

  test('after any sequence of changes', () => {
    fc.assert(
      fc.property(lots, steps, (first, stepList) => {
        let [lot, now, entered, placed, path] = [first, since, since, since, first.location as string]
        checkLimit(lot, entered, path)
        for (const [action, days] of stepList) {
          now = addDays(now, days)
          // A sealed jar of baby food has a class but no limit in the pantry.
          const before = safetyLimitOf(lot, lot.location, conditionOf(lot))
          if (action === 'pantry' && lot.location !== 'pantry') placed = now
          lot = action === 'open' ? afterOpening(lot, now) : afterMoving(lot, action as StorageLocation, now)
          path += ` → ${action} +${days}`
          if (!before && safetyLimitOf(lot, lot.location, conditionOf(lot))) entered = now
          checkLimit(lot, entered, path, placed, first.expiry?.source === 'printed')
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('thawed perishable food has one day', () => {
    for (const { id, name } of allFoods()) {
      const thawed = { foodId: id, name, location: 'fridge' as const, since, thawedOn: since }
      if (expiryKindOf(thawed, 'fridge', 'thawed') === 'best-before') continue
      const estimate = estimateExpiry(thawed)
      expect(`${id} ${estimate.ok && estimate.days}`).toBe(`${id} 1`)
    }
  })
})
