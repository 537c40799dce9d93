import { expect, test } from 'vitest'
import { aDish } from '../../testing/week-builders'
import { mainProteinOf } from './main-protein'

test.each([
  [{ 'chicken-thigh': 200, onion: 300 }, 'poultry'],
  [{ salmon: 150, potato: 300 }, 'fish'],
  [{ 'canned-chickpeas': 240 }, 'pulses'],
  [{ egg: 120, spinach: 200 }, 'eggs'],
  [{ bacon: 10, 'white-rice': 200 }, undefined],
  [{ carrot: 300 }, undefined],
] as const)('%j is %s', (foods, kind) => {
  expect(mainProteinOf(aDish(1, foods))).toBe(kind)
})

test('is computed per plate', () => {
  expect(mainProteinOf(aDish(1, { 'chicken-breast': 60 }, { servings: 4 }))).toBeUndefined()
})
