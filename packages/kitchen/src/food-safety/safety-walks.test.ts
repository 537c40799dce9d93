import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, parseCalendarDay } from '../date/day'
import { conditionOf, estimateExpiry, firstExpiry, setEstimatedExpiry } from '../expiry/expiry'
import { expiryKindOf } from '../expiry/expiry-kind'
import { afterMoving, afterOpening } from '../expiry/recalculate-expiry'
import { allFoods, foodById } from '../food/food'
import { toQuantity } from '../quantity/quantity'
import type { Expiry, Lot, StorageLocation } from '../stock/lot'
import { allRiskClasses, foodsOfRiskClass, type RiskClass, safetyLimitOf } from './risk-class'

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

const partWords = ['half a', 'chopped', 'grated', 'stuffed', 'marinated', 'raw', 'spare']

/** Words that make another food of it: a tin or dried goods. */
const sealsOrDries = new Set(['tinned', 'dried'])
/** Raw fish and meat count as cooked food after these: two days. */
const heats = new Set(['leftover', 'cooked', 'boiled', 'roast', 'fried', 'grilled', 'smoked'])

function daysInTable(
  { asItIs, opened, thawed }: RiskClass,
  condition: Pick<Lot, 'openedOn' | 'thawedOn'>,
  isHeated: boolean,
): number | undefined {
  if (condition.thawedOn) return thawed
  const days = condition.openedOn ? (opened ?? asItIs) : asItIs
  return days === undefined || !isHeated ? days : Math.max(days, 2)
}

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

  // Every combination there is, against the table itself and not against the class that the name leads to.
  test('of every class, with every word, in every place, sealed, opened, thawed and both', () => {
    const conditions = [{}, { openedOn: since }, { thawedOn: since }, { openedOn: since, thawedOn: since }]
    const late: string[] = []
    let combinations = 0
    for (const riskClass of allRiskClasses()) {
      for (const foodId of foodsOfRiskClass(riskClass.id)) {
        for (const word of [...new Set([...stateWords, ...moreWords, ...partWords])]) {
          if (sealsOrDries.has(word) || (word === 'smoked' && riskClass.id === 'raw-fish')) continue
          const name = `${word} ${foodById(foodId)?.name}`.trim()
          for (const location of ['pantry', 'fridge'] as const) {
            for (const condition of conditions) {
              combinations += 1
              const expiry = firstExpiry({ foodId, name, location, since, ...condition })
              const limit = daysInTable(riskClass, condition, heats.has(word))
              if (limit !== undefined && (expiry?.day ?? '9999') > later(limit))
                late.push(`${name} ${location} ${Object.keys(condition).join(' ')}: ${expiry?.day}`)
            }
          }
        }
      }
    }
    expect(late).toEqual([])
    expect(combinations).toBeGreaterThan(40_000)
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
