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

test('wishes go into the address and come back', () => {
  expect(parseWishes(toWishesParams(full))).toEqual(full)
  expect(toWishesParams(noWishes).toString()).toBe('')
  expect(from('')).toEqual(noWishes)
})

test('and are asked for', () => {
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

test('so much was seen that the first may come again, rather than that the server refuses', () => {
  const seen = Array.from({ length: 500 }, (_, place) => place + 1)
  const kept = parseWishes(toWishesParams({ ...noWishes, seen })).seen
  expect(kept.length).toBeLessThan(198)
  expect(kept.at(-1)).toBe(500)
})

test('letting everything go keeps the occasion and who eats', () => {
  expect(clearWishes(full)).toEqual({ ...noWishes, occasion: 'dinner', eaters: [mia] })
  expect(hasRelaxableWishes(full)).toBe(true)
  expect(hasRelaxableWishes(clearWishes(full))).toBe(false)
  expect(countWishes(full)).toBe(4)
})
