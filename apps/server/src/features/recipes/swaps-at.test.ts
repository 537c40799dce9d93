import { type Allergen, allergenIds } from '@larder/kitchen/allergen'
import type { Eater } from '@larder/kitchen/eater'
import { expect, test } from 'vitest'
import { swapsAt } from './swaps-at'

const somebodyWho = (avoids: readonly Allergen[], name = 'Mia'): Eater => ({
  ...{ name, portions: 1, diets: [] },
  avoids: avoids.map((allergen) => ({ allergen, severity: 'high' })),
})

/** No two of these eat by the same rules, and none avoids one thing only. */
const others = Array.from({ length: 2 ** 9 }, (_, number) =>
  somebodyWho(allergenIds.filter((_, bit) => (number >> bit) % 2 === 1)),
).filter(({ avoids }) => avoids.length > 1)

test('tables that eat by the same rules share what may stand in; two hundred such are remembered, the latest', () => {
  const first = swapsAt([somebodyWho(['nuts'])])
  expect(swapsAt([somebodyWho(['nuts'], 'Bo')])).toBe(first)
  for (const other of others.slice(0, 199)) swapsAt([other])
  expect(swapsAt([somebodyWho(['nuts'])])).toBe(first)
  for (const other of others.slice(199, 399)) swapsAt([other])
  expect(swapsAt([somebodyWho(['nuts'])])).not.toBe(first)
})
