import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../date/day'
import { amount } from '../quantity/amount'
import { toQuantity } from '../quantity/quantity'
import type { Expiry } from '../stock/lot'
import type { AlertFacts, LoggedUse, WatchedLot } from './alerts'
import { computeAlerts } from './alerts'

// A Sunday.
const today = '2026-11-15' as Day
const daysAgo = (days: number) => addDays(today, -days)

const noFacts: AlertFacts = {
  today,
  hour: 12,
  stocked: true,
  lots: [],
  uses: [],
  scans: [],
  loggedToday: true,
  loggedYesterday: [],
}
const alerts = (facts: Partial<AlertFacts>) => computeAlerts({ ...noFacts, ...facts })
const urgentAlerts = (facts: Partial<AlertFacts>) => alerts(facts).filter(({ type }) => type !== 'info')
const messages = (facts: Partial<AlertFacts>) => alerts(facts).map(({ message }) => message)

const chicken: WatchedLot = {
  id: 7,
  foodId: 'chicken-breast',
  name: 'Chicken Breast',
  quantity: toQuantity(2, 'lb'),
  location: 'fridge',
  since: daysAgo(3),
}
const expiringIn = (days: number, kind: Expiry['kind'] = 'use-by'): { expiry: Expiry } => ({
  expiry: { day: addDays(today, days), source: 'printed', kind },
})

const milk: WatchedLot = {
  id: 1,
  foodId: 'whole-milk',
  name: 'Milk',
  quantity: toQuantity(1, 'l'),
  location: 'fridge',
  since: daysAgo(5),
}
const milkUses = (days: readonly number[], many = 0.5): LoggedUse[] =>
  days.map((day) => ({
    day: daysAgo(day),
    lotId: 1,
    foodId: 'whole-milk',
    name: 'Milk',
    quantity: toQuantity(many, 'l'),
  }))

describe('lots to use today or tomorrow', () => {
  test('a use-by tomorrow is a warning with its actions', () => {
    expect(alerts({ lots: [{ ...chicken, ...expiringIn(1) }] })).toEqual([
      {
        key: 'use-by:7:2026-11-16',
        kind: 'use-by',
        type: 'warning',
        message: 'Use the chicken breast by tomorrow (2 lb in the fridge).',
        since: { day: today, hour: 0 },
        lotIds: [7],
        actions: ['used', 'frozen', 'wasted', 'cook'],
      },
    ])
  })

  test('a use-by today is an alert with a stable key', () => {
    const [alert] = alerts({ lots: [{ ...chicken, ...expiringIn(0) }] })
    expect(alert).toMatchObject({
      key: 'use-by:7:2026-11-15',
      type: 'alert',
      message: 'Use the chicken breast today (2 lb in the fridge).',
    })
    const lots = [{ ...chicken, ...expiringIn(1) }]
    const [before] = alerts({ lots })
    const [after] = alerts({ lots, today: addDays(today, 1) })
    expect([before?.type, after?.type]).toEqual(['warning', 'alert'])
    expect(after?.key).toBe(before?.key)
  })

  test.each([2, 3, 30])('a use-by in %i days causes no alert', (days) => {
    expect(urgentAlerts({ lots: [{ ...chicken, ...expiringIn(days) }] })).toEqual([])
  })

  test('an empty lot causes no alert', () => {
    expect(urgentAlerts({ lots: [{ ...chicken, ...expiringIn(0), quantity: toQuantity(0, 'lb') }] })).toEqual(
      [],
    )
  })

  test.each([-400, -1, 0, 1])('a best-before in %i days causes no alert', (days) => {
    expect(urgentAlerts({ lots: [{ ...chicken, ...expiringIn(days, 'best-before') }] })).toEqual([])
  })

  test.each([
    ['in the freezer already', { location: 'freezer' as const }],
    ['thawed before', { thawedOn: daysAgo(1) }],
    ['an egg, which does not freeze well', { foodId: 'egg', name: 'Eggs' }],
    ['infant formula', { foodId: 'infant-formula', name: 'Infant formula' }],
  ])('freezing is not offered when %s', (_, change) => {
    const [alert] = alerts({ lots: [{ ...chicken, ...expiringIn(1), ...change }] })
    expect(alert?.actions).toEqual(['used', 'wasted', 'cook'])
  })

  test('leftovers can be frozen but not cooked again', () => {
    const { foodId: _, ...soup } = { ...chicken, name: 'Minestrone', cooked: true, ...expiringIn(1) }
    expect(alerts({ lots: [soup] })[0]?.actions).toEqual(['used', 'frozen', 'wasted'])
  })

  test('a proper name keeps its capitals and takes no article', () => {
    const { foodId: _, ...chutney } = {
      ...chicken,
      name: 'Grandma’s\n chutney',
      quantity: toQuantity(3, 'piece'),
    }
    expect(messages({ lots: [{ ...chutney, ...expiringIn(1) }] })).toEqual([
      'Use Grandma’s chutney by tomorrow (3 in the fridge).',
    ])
  })

  test('an alert is not dated before the lot was added', () => {
    const added = { day: today, hour: 11 }
    expect(alerts({ lots: [{ ...chicken, ...expiringIn(1), added }] })[0]?.since).toEqual(added)
  })
})

describe('lots past their use-by', () => {
  test.each([
    [
      1,
      'The use-by date of the chicken breast was yesterday (2 lb in the fridge). Please don’t eat what is left.',
    ],
    [
      3,
      'The use-by date of the chicken breast was 3 days ago (2 lb in the fridge). Please don’t eat what is left.',
    ],
  ])('%i days ago', (days, message) => {
    expect(alerts({ lots: [{ ...chicken, ...expiringIn(-days) }] })).toEqual([
      {
        key: `expired:7:${daysAgo(days)}`,
        kind: 'expired',
        type: 'alert',
        message,
        since: { day: daysAgo(days - 1), hour: 0 },
        lotIds: [7],
        actions: ['wasted', 'used'],
      },
    ])
  })
})

describe('foods that run out', () => {
  test('uses the entered daily use', () => {
    expect(alerts({ lots: [{ ...milk, dailyUse: amount(1, 2) }], loggedYesterday: [milk] })).toEqual([
      {
        key: 'running-out:whole-milk:2026-11-10',
        kind: 'running-out',
        type: 'warning',
        message: 'Milk runs out on Tuesday, at 0.5 l a day.',
        since: { day: today, hour: 0 },
        lotIds: [1],
        actions: ['buy'],
      },
    ])
  })

  test.each([
    [0.4, 'Milk runs out today, at 0.5 l a day.'],
    [0.5, 'Milk runs out tomorrow, at 0.5 l a day.'],
    [1.5, 'Milk runs out on Wednesday, at 0.5 l a day.'],
  ])('%f litres left', (left, message) => {
    const lots = [{ ...milk, quantity: toQuantity(left, 'l'), dailyUse: amount(1, 2) }]
    expect(messages({ lots, loggedYesterday: [milk] })).toEqual([message])
  })

  test('a supply for four days causes no alert', () => {
    const lots = [{ ...milk, quantity: toQuantity(2, 'l'), dailyUse: amount(1, 2) }]
    expect(alerts({ lots, loggedYesterday: [milk] })).toEqual([])
  })

  test('a plural name takes a plural verb', () => {
    const eggs = {
      ...milk,
      foodId: 'egg',
      name: 'Eggs',
      quantity: toQuantity(4, 'piece'),
      dailyUse: amount(2),
    }
    expect(messages({ lots: [eggs], loggedYesterday: [eggs] })).toEqual([
      'Eggs run out on Tuesday, at 2 a day.',
    ])
  })

  test('an empty lot in another unit does not prevent the estimate', () => {
    const empty = { ...milk, id: 9, quantity: toQuantity(0, 'carton') }
    const facts = { uses: milkUses([1, 2, 3, 4, 5, 6, 7, 8]), loggedYesterday: [milk] }
    const milkMessages = messages({ ...facts, lots: [milk] })
    expect(milkMessages).toHaveLength(1)
    expect(urgentAlerts({ ...facts, lots: [milk, empty] }).map(({ message }) => message)).toEqual(
      milkMessages,
    )
  })

  test('all lots of a food count together across units', () => {
    const milkWithDailyUse = { ...milk, dailyUse: amount(1, 2) }
    const more = { ...milk, id: 2, quantity: toQuantity(500, 'ml') }
    expect(messages({ lots: [milkWithDailyUse, more], loggedYesterday: [milk] })).toEqual([
      'Milk runs out on Wednesday, at 0.5 l a day.',
    ])
    expect(
      alerts({
        lots: [milkWithDailyUse, { ...more, quantity: toQuantity(2, 'l') }],
        loggedYesterday: [milk],
      }),
    ).toEqual([])
  })

  test('uses the usual daily use of a regularly used food', () => {
    const uses = milkUses([1, 3, 5, 7, 9])
    const [alert] = alerts({
      lots: [{ ...milk, quantity: toQuantity(0.6, 'l') }],
      uses,
      loggedYesterday: [milk],
    })
    expect(alert?.message).toBe('Milk runs out on Tuesday, at your usual 0.25 l a day.')
    expect(alert?.since).toEqual({ day: daysAgo(1), hour: 0 })
  })

  test('three days of use are not regular use', () => {
    const uses = milkUses([1, 5, 9], 2)
    expect(
      alerts({ lots: [{ ...milk, quantity: toQuantity(0.1, 'l') }], uses, loggedYesterday: [milk] }),
    ).toEqual([])
  })

  test('a use booked in another unit counts', () => {
    const uses = milkUses([1, 3, 5, 7, 9], 500).map((use) => ({ ...use, quantity: toQuantity(500, 'ml') }))
    expect(
      messages({ lots: [{ ...milk, quantity: toQuantity(0.6, 'l') }], uses, loggedYesterday: [milk] }),
    ).toEqual(['Milk runs out on Tuesday, at your usual 0.25 l a day.'])
  })

  test('an empty food that is used regularly causes an alert', () => {
    const lots = [{ ...milk, quantity: toQuantity(0, 'l') }]
    const [alert] = alerts({ lots, uses: milkUses([1, 3, 5, 7]), loggedYesterday: [milk] })
    expect(alert).toMatchObject({
      key: 'out:whole-milk:2026-11-10',
      kind: 'running-out',
      message: 'You are out of milk.',
      actions: ['buy'],
    })
    expect(urgentAlerts({ lots, uses: milkUses([1, 3]), loggedYesterday: [milk] })).toEqual([])
  })

  test('a lot past its use-by does not count as stock', () => {
    const lots = [{ ...milk, dailyUse: amount(1, 2), ...expiringIn(-1) }]
    expect(messages({ lots, loggedYesterday: [milk] })).toContain('You are out of milk.')
  })

  test('restocking gives the next alert a new key', () => {
    const milkWithDailyUse = { ...milk, dailyUse: amount(1, 2) }
    const [first] = alerts({ lots: [milkWithDailyUse], loggedYesterday: [milk] })
    const [restockedAlert] = alerts({
      lots: [{ ...milkWithDailyUse, restocked: daysAgo(1) }],
      loggedYesterday: [milk],
    })
    const [bought] = alerts({
      lots: [
        { ...milkWithDailyUse, quantity: toQuantity(0, 'l') },
        { ...milkWithDailyUse, id: 4, since: daysAgo(1) },
      ],
      loggedYesterday: [milk],
    })
    expect(restockedAlert?.key).not.toBe(first?.key)
    expect(bought?.key).not.toBe(first?.key)
  })

  test('leftovers and unconvertible units have no estimate', () => {
    const soup = { ...milk, cooked: true, dailyUse: amount(1) }
    const tin = { ...milk, id: 2, quantity: toQuantity(1, 'tin') }
    expect(alerts({ lots: [soup], loggedYesterday: [milk] })).toEqual([])
    expect(alerts({ lots: [{ ...milk, dailyUse: amount(1) }, tin], loggedYesterday: [milk] })).toEqual([])
  })

  test('an entered daily use of zero causes no alert', () => {
    expect(alerts({ lots: [{ ...milk, dailyUse: amount(0) }] })).toEqual([])
  })
})

describe('sort order', () => {
  test('sorts by severity, then newest first', () => {
    const lots = [
      { ...chicken, id: 1, ...expiringIn(1) },
      { ...chicken, id: 2, ...expiringIn(-2) },
      { ...chicken, id: 3, ...expiringIn(0) },
      { ...chicken, id: 4, ...expiringIn(-1) },
    ]
    const scans = [{ id: 's', at: { day: today, hour: 9 }, hoursAgo: 3, names: ['Tea'] }]
    expect(alerts({ lots, scans, loggedToday: false }).map(({ key }) => key)).toEqual([
      'expired:4:2026-11-14',
      'use-by:3:2026-11-15',
      'expired:2:2026-11-13',
      'scan-not-saved:s',
      'use-by:1:2026-11-16',
      'nothing-logged:2026-11-15',
    ])
  })

  test('an empty household has no alerts, and the input is not changed', () => {
    expect(computeAlerts({ ...noFacts, stocked: false, loggedToday: false, hour: 9 })).toEqual([])
    const lots = Object.freeze([{ ...chicken, ...expiringIn(1) }, milk])
    expect(() => alerts({ lots })).not.toThrow()
  })

  test('keys stay short for any name', () => {
    const { foodId: _, ...long } = { ...milk, name: 'x'.repeat(120), dailyUse: amount(1) }
    for (const { key } of alerts({ lots: [long] })) expect(key.length).toBeLessThanOrEqual(120)
  })
})
