import { type Allergen, allergenIds } from '@larder/kitchen/diet/allergen'
import type { Eater } from '@larder/kitchen/diet/eater'
import { expect, test } from 'vitest'
import { findSwapsFor } from './cached-swaps'

const somebodyWho = (avoids: readonly Allergen[], name = 'Mia'): Eater => ({
  ...{ name, portions: 1, diets: [] },
  avoids: avoids.map((allergen) => ({ allergen, severity: 'high' })),
})

/** No two of these eat by the same rules, and none avoids one thing only. */
const others = Array.from({ length: 2 ** 9 }, (_, number) =>
  somebodyWho(allergenIds.filter((_, bit) => (number >> bit) % 2 === 1)),
).filter(({ avoids }) => avoids.length > 1)

test('tables that eat by the same rules share what may stand in; two hundred such are remembered, the latest', () => {
  const first = findSwapsFor([somebodyWho(['nuts'])])
  expect(findSwapsFor([somebodyWho(['nuts'], 'Bo')])).toBe(first)
  for (const other of others.slice(0, 199)) findSwapsFor([other])
  expect(findSwapsFor([somebodyWho(['nuts'])])).toBe(first)
  for (const other of others.slice(199, 399)) findSwapsFor([other])
  expect(findSwapsFor([somebodyWho(['nuts'])])).not.toBe(first)
})
