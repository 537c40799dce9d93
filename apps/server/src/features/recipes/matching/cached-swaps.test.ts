import { type Allergen, allergenIds } from '@larder/kitchen/diet/allergen'
import type { Eater } from '@larder/kitchen/diet/eater'
import { expect, test } from 'vitest'
import { findSwapsFor } from './cached-swaps'

const somebodyWho = (avoids: readonly Allergen[], name = 'Mia'): Eater => ({
  ...{ name, portions: 1, diets: [] },
  avoids: avoids.map((allergen) => ({ allergen, severity: 'high' })),
})

/** All have different rules, and none avoids only one thing. */
const others = Array.from({ length: 2 ** 9 }, (_, number) =>
  somebodyWho(allergenIds.filter((_, bit) => (number >> bit) % 2 === 1)),
).filter(({ avoids }) => avoids.length > 1)

test('eaters with the same rules share a cache entry; the latest two hundred are kept', () => {
  const first = findSwapsFor([somebodyWho(['nuts'])])
  expect(findSwapsFor([somebodyWho(['nuts'], 'Bo')])).toBe(first)
  for (const other of others.slice(0, 199)) findSwapsFor([other])
  expect(findSwapsFor([somebodyWho(['nuts'])])).toBe(first)
  for (const other of others.slice(199, 399)) findSwapsFor([other])
  expect(findSwapsFor([somebodyWho(['nuts'])])).not.toBe(first)
})
