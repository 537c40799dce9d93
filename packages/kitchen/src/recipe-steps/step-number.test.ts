import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount, toNumber } from '../quantity/amount'
import { numberAt, rangeAt, stickyMatchAt } from './step-number'

describe('a number in a step', () => {
  test.each([
    ['2', 2, 1],
    ['10 minutes', 10, 2],
    ['1.5 l', 1.5, 3],
    ['1,5 dl', 1.5, 3],
    ['1,000 ml', 1000, 5],
    ['½ cup', 0.5, 1],
    ['1½ cups', 1.5, 2],
    ['1 ½ cups', 1.5, 3],
    ['1/2 cup', 0.5, 3],
    ['1 1/2 cups', 1.5, 5],
    ['1-1/2 cups', 1.5, 5],
    ['3⁄4 cup', 0.75, 3],
    ['half the butter', 0.5, 4],
    ['a third of it', 1 / 3, 7],
    ['two-thirds of it', 2 / 3, 10],
    ['three quarters of it', 0.75, 14],
    ['two eggs', 2, 3],
    ['Twelve eggs', 12, 6],
    ['an hour', 1, 2],
    ['a couple of eggs', 2, 11],
    ['20C', 20, 2],
    ['200g', 200, 3],
  ])('%s', (text, value, end) => {
    const found = numberAt(text, 0)
    expect(found && toNumber(found.amount)).toBeCloseTo(value, 9)
    expect(found?.end).toBe(end)
  })

  test.each(['', 'eggs', 'half-fat', 'another', 'oneness', 'tender', '1/0', '1234567', 'a-side'])(
    '%j has none',
    (text) => {
      expect(numberAt(text, 0)).toBeUndefined()
    },
  )

  test('is found at its index', () => {
    expect(numberAt('add 2 eggs', 4)).toEqual({ amount: amount(2), end: 5 })
    expect(numberAt('add 2 eggs', 3)).toBeUndefined()
    expect(numberAt('2', 5)).toBeUndefined()
  })
})

describe('a range in a step', () => {
  test.each([
    ['10-12', 10, 12],
    ['10–12', 10, 12],
    ['10 – 12', 10, 12],
    ['10 to 12', 10, 12],
    ['1 or 2', 1, 2],
    ['one or two', 1, 2],
    ['1-1½', 1, 1.5],
    ['½–¾', 0.5, 0.75],
  ])('%s', (text, from, to) => {
    const found = rangeAt(text, 0)
    expect(found && toNumber(found.from)).toBe(from)
    expect(found?.to && toNumber(found.to)).toBe(to)
    expect(found?.end).toBe(text.length)
  })

  test('may use between', () => {
    expect(rangeAt('between 5 and 10', 8)).toMatchObject({ from: amount(5), to: amount(10) })
    expect(rangeAt('5 and 10', 0)).toEqual({ from: amount(5), end: 1 })
  })

  test('never runs backwards', () => {
    expect(rangeAt('12-10', 0)).toEqual({ from: amount(12), end: 2 })
    expect(rangeAt('2-2', 0)).toEqual({ from: amount(2), end: 1 })
  })

  test('is never larger from than to, in any text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 ½¼/.,–-]{0,12}$/), (text) => {
        const found = rangeAt(text, 0)
        if (found?.to) expect(toNumber(found.from)).toBeLessThan(toNumber(found.to))
      }),
    )
  })
})

test('a sticky pattern matches only at its index', () => {
  expect(stickyMatchAt(/\d+/y, 'in 20', 3)?.[0]).toBe('20')
  expect(stickyMatchAt(/\d+/y, 'in 20', 2)).toBeUndefined()
})
