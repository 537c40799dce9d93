import { expect, test } from 'vitest'
import {
  clearWishes,
  countWishes,
  hasRelaxableWishes,
  noWishes,
  parseWishes,
  toSuggestionsQuery,
  toWishesParams,
  type Wishes,
} from './wishes'

const from = (address: string) => parseWishes(new URLSearchParams(address))
const mia = '0192f3a4-7c1e-7abc-8def-000000000012'

const full: Wishes = {
  occasion: 'dinner',
  buy: 0,
  rescue: 'spinach',
  minutes: 30,
  people: 4,
  eaters: [mia],
  seen: [7, 12],
}

test('wishes are written to the address and read back', () => {
  expect(parseWishes(toWishesParams(full))).toEqual(full)
  expect(toWishesParams(noWishes).toString()).toBe('')
  expect(from('')).toEqual(noWishes)
})

test('wishes are part of the request', () => {
  expect(toSuggestionsQuery(full)).toEqual({
    ...{ occasion: 'dinner', buy: 0, rescue: 'spinach', minutes: 30, people: 4 },
    ...{ eaters: mia, exclude: '7,12' },
  })
  expect(toSuggestionsQuery(noWishes)).toEqual({})
})

test.each([
  ['occasion=general', noWishes],
  ['occasion=midnight&buy=2&minutes=-3&people=0', noWishes],
  ['minutes=1.5&people=101&minutes=99999', noWishes],
  [`rescue=${'x'.repeat(81)}&eaters=me,1`, noWishes],
  ['rescue=%20%20&seen=a,-1,0,', noWishes],
  [`eaters=${mia.toUpperCase()},${mia}&seen=7,7`, { ...noWishes, eaters: [mia], seen: [7] }],
])('what nobody can wish for is left out: %s', (address, wishes) => {
  expect(from(address)).toEqual(wishes)
})

test('drops the oldest of too many seen dishes, so that the server does not reject the request', () => {
  const seen = Array.from({ length: 500 }, (_, place) => place + 1)
  const kept = parseWishes(toWishesParams({ ...noWishes, seen })).seen
  expect(kept.length).toBeLessThan(198)
  expect(kept.at(-1)).toBe(500)
})

test('clearing all keeps the occasion and the eaters', () => {
  expect(clearWishes(full)).toEqual({ ...noWishes, occasion: 'dinner', eaters: [mia] })
  expect(hasRelaxableWishes(full)).toBe(true)
  expect(hasRelaxableWishes(clearWishes(full))).toBe(false)
  expect(countWishes(full)).toBe(4)
})
