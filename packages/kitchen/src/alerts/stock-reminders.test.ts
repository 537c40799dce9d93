import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../date/day'
import { stockState } from '../expiry/freshness'
import type { Lot } from '../stock/lot'
import { fixedDay } from '../testing/generated-kitchen'
import { lot } from '../testing/text-builders'
import { expiryAlerts } from './expiry-alerts'
import { stockReminders } from './stock-reminders'

const empty = (one: Lot): Lot => ({
  ...one,
  quantity: { ...one.quantity, amount: { numerator: 0, denominator: 1 } },
})
const messages = (...lots: Lot[]) => stockReminders({ today: fixedDay, lots }).map(({ message }) => message)

describe('stock reminders', () => {
  test('one reminder each: to use soon, past its best, out of stock', () => {
    const lots = [
      lot('6 apple', 4, 'best-before'),
      lot('500 g chicken-breast', 2),
      lot('1 kg white-rice', -3, 'best-before'),
      empty(lot('1 l whole-milk', 4)),
      lot('1 kg potato'),
      lot('2 l oat-milk', 40, 'best-before'),
    ]
    expect(messages(...lots)).toEqual([
      'To use soon: chicken breast and apple.',
      'Past its best: white rice. Look and smell before you use it.',
      'Out of stock: whole milk.',
    ])
  })

  test('excludes lots with an alert of their own', () => {
    expect(messages(lot('500 g chicken-breast', 1), lot('500 g beef-mince', -2))).toEqual([])
    const emptyMilk = empty(lot('1 l whole-milk'))
    expect(stockReminders({ today: fixedDay, lots: [emptyMilk] }, new Set([emptyMilk.id]))).toEqual([])
  })

  test('names the first few and limits the lot ids', () => {
    const many = Array.from({ length: 300 }, (_, at) => ({ ...lot('1 apple', 3), name: `Apple ${at}` }))
    const [reminder] = stockReminders({ today: fixedDay, lots: many })
    expect(reminder?.message).toContain('and 296 more.')
    expect(reminder?.lotIds).toHaveLength(20)
  })
})

test('[LOG-01] every lot that the home page counts has an alert or a reminder', () => {
  const anyLot = fc.record({
    days: fc.option(fc.integer({ min: -10, max: 12 }), { nil: undefined }),
    kind: fc.constantFrom('use-by' as const, 'best-before' as const),
    held: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(anyLot, { maxLength: 12 }), (given) => {
      const lots = given.map(({ days, kind, held }) => {
        const one = days === undefined ? lot('1 apple') : { ...lot('1 apple', 0, kind) }
        const dated =
          days === undefined || !one.expiry
            ? one
            : { ...one, expiry: { ...one.expiry, day: addDays(fixedDay, days) } }
        return held ? dated : empty(dated)
      })
      const counted = lots.filter((one) => {
        const held = one.quantity.amount.numerator > 0
        return stockState({ held, expiry: one.expiry }, fixedDay) !== undefined
      })
      const facts = { today: fixedDay, lots }
      const mentionedIds = [...expiryAlerts(facts), ...stockReminders(facts)].flatMap(({ lotIds }) => lotIds)
      expect(new Set(mentionedIds)).toEqual(new Set(counted.map(({ id }) => id)))
    }),
  )
})
