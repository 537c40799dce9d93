import { describe, expect, test } from 'vitest'
import type { KnownFood } from '../../../food/food-facts'
import { aFoundLine } from '../../../testing/a-scan'
import {
  isGroceryLine,
  isRenamed,
  isUncertain,
  type ScanLineAction,
  type ScanLineState,
  scanLinesReducer,
} from './scan-lines-state'

const begin = (...lines: ReturnType<typeof aFoundLine>[]) => scanLinesReducer([], { type: 'begin', lines })
const after = (lines: readonly ScanLineState[], ...events: ScanLineAction[]) =>
  events.reduce(scanLinesReducer, lines)
const only = (lines: readonly ScanLineState[]) => {
  const [line] = lines
  if (!line || lines.length !== 1) throw new Error(`${lines.length} lines instead of one`)
  return line
}
const lettuce = { name: 'Lettuce', foodId: 'lettuce', confidence: 4 }
const known: KnownFood = {
  id: 'lettuce',
  name: 'Lettuce',
  category: 'Vegetables',
  location: 'pantry',
  unit: { one: 'head', many: 'heads' },
  units: [],
}

describe('detected lines', () => {
  test('[SCAN-02] certain lines are ticked, doubtful ones are not and offer the most likely foods', () => {
    const lines = begin(aFoundLine(), aFoundLine({ key: '2', ticked: false, others: [lettuce] }))
    expect(lines.map(({ ticked }) => ticked)).toEqual([true, false])
    expect(lines.map(isUncertain)).toEqual([false, true])
  })

  test('selecting all or none skips lines that are not food', () => {
    const lines = begin(aFoundLine(), aFoundLine({ key: '2', isFood: 'not food', ticked: false }))
    expect(lines.map(isGroceryLine)).toEqual([true, false])
    expect(after(lines, { type: 'tick-all', ticked: true }).map(({ ticked }) => ticked)).toEqual([
      true,
      false,
    ])
    expect(after(lines, { type: 'tick-all', ticked: false }).map(({ ticked }) => ticked)).toEqual([
      false,
      false,
    ])
  })

  test('use the net price', () => {
    expect(only(begin(aFoundLine({ price: '3.49', discount: '0.50' }))).price).toBe('2.99')
  })
})

describe('correcting a line', () => {
  test('another food sets its unit and place, unless the cook edited them', () => {
    const choose: ScanLineAction = { type: 'choose', key: '1', guess: lettuce, food: known }
    expect(only(after(begin(aFoundLine({ ticked: false })), choose))).toMatchObject({
      name: 'Lettuce',
      foodId: 'lettuce',
      unit: 'head',
      location: 'pantry',
      ticked: true,
    })
    const written = after(
      begin(aFoundLine()),
      { type: 'write', key: '1', field: 'unit', text: 'crates' },
      { type: 'place', key: '1', location: 'freezer' },
      choose,
    )
    expect(only(written)).toMatchObject({ unit: 'crates', location: 'freezer' })
  })

  test('choosing the detected food restores the line', () => {
    const itself = { name: 'Spinach', foodId: 'spinach', confidence: 95 }
    const lines = after(
      begin(aFoundLine()),
      { type: 'choose', key: '1', guess: lettuce, food: known },
      { type: 'choose', key: '1', guess: itself },
    )
    expect(only(lines)).toMatchObject({ name: 'Spinach', unit: 'bunch', location: 'fridge' })
    expect(isRenamed(only(lines))).toBe(false)
  })

  test('a typed name clears the food until it matches the detected one', () => {
    const typed = after(begin(aFoundLine()), { type: 'write', key: '1', field: 'name', text: 'Chard' })
    expect(only(typed)).toMatchObject({ name: 'Chard', foodId: undefined })
    expect(isRenamed(only(typed))).toBe(true)
    const back = after(typed, { type: 'write', key: '1', field: 'name', text: 'Spinach' })
    expect(only(back).foodId).toBe('spinach')
  })

  test('changing a field clears its error', () => {
    const wrong = after(begin(aFoundLine()), {
      type: 'wrong',
      errors: { 1: { amount: 'A number, please.' } },
    })
    expect(only(wrong).errors).toEqual({ amount: 'A number, please.' })
    expect(only(after(wrong, { type: 'write', key: '1', field: 'unit', text: 'g' })).errors).not.toEqual({})
    expect(only(after(wrong, { type: 'write', key: '1', field: 'amount', text: '2' })).errors).toEqual({})
  })

  test('cleared lines are restored only to an empty list', () => {
    const lines = begin(aFoundLine())
    expect(after([], { type: 'restore', lines })).toEqual(lines)
    const newer = begin(aFoundLine({ key: '9' }))
    expect(after(newer, { type: 'restore', lines })).toBe(newer)
  })
})

describe('codes', () => {
  const oats = aFoundLine({ key: 'a', name: 'Oat drink', code: '5000112637922', amount: '1', unit: 'l' })

  test('adds the newest first, and a second pack increases the amount', () => {
    const rice = aFoundLine({ key: 'b', name: 'Rice', code: '4006381333931' })
    const lines = after(
      begin(),
      { type: 'add', line: oats },
      { type: 'add', line: rice },
      { type: 'add', line: { ...oats, key: 'c' } },
    )
    expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
      ['Rice', '1'],
      ['Oat drink', '2'],
    ])
  })

  test('a scanned date is applied, but does not overwrite the cook’s', () => {
    const read: ScanLineAction = {
      type: 'read-date',
      key: 'a',
      read: { day: '2026-12-03', kind: 'best-before', ambiguous: '2026-03-12' },
    }
    expect(only(after(begin(oats), read))).toMatchObject({
      date: { day: '2026-12-03', source: 'printed', kind: 'best-before' },
      otherDay: '2026-03-12',
    })
    const state = after(begin(oats), { type: 'date', key: 'a', date: 'none' }, read)
    expect(only(state).date).toBe('none')
    const nothing = after(begin(oats), { type: 'read-date', key: 'a', read: {} })
    expect(only(nothing).date).toBe('auto')
  })
})
