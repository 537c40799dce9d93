import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../date/day'
import { amount } from '../quantity/amount'
import { toQuantity } from '../quantity/quantity'
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
const messages = (facts: Partial<AlertFacts>) => alerts(facts).map(({ message }) => message)

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

describe('unsaved scans', () => {
  const scan = { id: 'a1', at: { day: today, hour: 9 }, hoursAgo: 3, names: ['Spinach', 'Eggs'] }

  test('cause an alert after two hours', () => {
    expect(alerts({ scans: [scan] })).toEqual([
      {
        key: 'scan-not-saved:a1',
        kind: 'scan-not-saved',
        type: 'warning',
        message: 'You scanned spinach and eggs but did not save them.',
        since: scan.at,
        lotIds: [],
        actions: ['scan'],
      },
    ])
  })

  test.each([
    [['Spinach'], 'You scanned spinach but did not save it.'],
    [['Eggs', 'eggs'], 'You scanned eggs but did not save them.'],
    [
      ['Milk', 'Bread', 'Eggs', 'Butter', 'Rice', 'Tea', 'Salt'],
      'You scanned milk, bread, eggs, butter and 3 more but did not save them.',
    ],
  ])('%j', (names, message) => {
    expect(messages({ scans: [{ ...scan, names }] })).toEqual([message])
  })

  test.each([
    ['too fresh', { hoursAgo: 1.99 }],
    ['a week old', { hoursAgo: 168 }],
    ['empty', { names: [] }],
    ['nameless', { names: ['  '] }],
  ])('a scan that is %s causes no alert', (_, change) => {
    expect(alerts({ scans: [{ ...scan, ...change }] })).toEqual([])
  })
})

describe('a day without log entries', () => {
  const logging = (hour: number, facts: Partial<AlertFacts> = {}) =>
    alerts({ lots: [milk], loggedToday: false, hour, ...facts })

  test.each([6, 9])('asks to log breakfast at %i', (hour) => {
    expect(logging(hour)).toEqual([
      {
        key: 'nothing-logged:2026-11-15:breakfast',
        kind: 'nothing-logged',
        type: 'info',
        message: 'Log your breakfast by 10 AM.',
        since: { day: today, hour: 6 },
        lotIds: [],
        actions: ['log'],
      },
    ])
  })

  test.each([10, 23])('reports that nothing is logged at %i', (hour) => {
    expect(logging(hour)).toMatchObject([
      { key: 'nothing-logged:2026-11-15', message: 'Nothing logged yet today.', since: { hour: 10 } },
    ])
  })

  test('no reminder at night, after logging or without stock', () => {
    expect(logging(5)).toEqual([])
    expect(logging(9, { loggedToday: true })).toEqual([])
    expect(logging(9, { stocked: false })).toEqual([])
  })
})

describe('foods missing from yesterday’s log', () => {
  const plenty = { quantity: toQuantity(50, 'piece'), dailyUse: amount(1) }
  const bread = { ...milk, ...plenty, id: 2, foodId: 'white-bread', name: 'Bread' }
  const eggs = { ...milk, ...plenty, id: 3, foodId: 'egg', name: 'Eggs' }
  const lots = [{ ...milk, quantity: toQuantity(50, 'l'), dailyUse: amount(1) }, bread, eggs]

  test('one alert for all foods', () => {
    expect(alerts({ lots })).toEqual([
      {
        key: 'missing-from-log:2026-11-14',
        kind: 'missing-from-log',
        type: 'warning',
        message: '3 items missing from yesterday’s log: milk, bread and eggs.',
        since: { day: today, hour: 0 },
        lotIds: [1, 2, 3],
        actions: ['log'],
      },
    ])
  })

  test('excludes booked foods', () => {
    expect(messages({ lots, loggedYesterday: [milk, { name: 'x', foodId: 'egg' }] })).toEqual([
      '1 item missing from yesterday’s log: bread.',
    ])
  })

  test('includes foods used on four of the seven days before', () => {
    const milkLots = [{ ...milk, quantity: toQuantity(50, 'l') }]
    expect(messages({ lots: milkLots, uses: milkUses([2, 3, 5, 8]) })).toEqual([
      '1 item missing from yesterday’s log: milk.',
    ])
    expect(messages({ lots: milkLots, uses: milkUses([2, 3, 5, 9]) })).toEqual([])
    expect(messages({ lots: milkLots, uses: milkUses([2, 2, 3, 5]) })).toEqual([])
  })

  test('excludes foods that were not in stock yesterday', () => {
    const [first] = lots
    if (!first) throw new Error('no lot of milk')
    expect(messages({ lots: [{ ...first, since: today }] })).toEqual([])
    expect(messages({ lots: [{ ...first, added: { day: today, hour: 8 } }] })).toEqual([])
    expect(messages({ lots: [{ ...first, cooked: true }] })).toEqual([])
    const empty = { ...first, quantity: toQuantity(0, 'l') }
    expect(messages({ lots: [empty] })).toEqual(['You are out of milk.'])
    expect(messages({ lots: [empty], uses: milkUses([0]) })).toContain(
      '1 item missing from yesterday’s log: milk.',
    )
  })

  test('unknown foods are identified by name', () => {
    const { foodId: _, ...odd } = { ...milk, ...plenty, name: 'Grandma’s chutney' }
    expect(messages({ lots: [odd] })).toEqual(['1 item missing from yesterday’s log: Grandma’s chutney.'])
    expect(messages({ lots: [odd], loggedYesterday: [{ name: 'grandma’s chutney ' }] })).toEqual([])
  })
})
