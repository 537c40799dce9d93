import { expect, test } from 'vitest'
import { noWishes } from '../wishes'
import { listRelaxedWishes, relaxAllWishes } from './relaxed-wishes'

test('each wish can be dropped by itself, described in words', () => {
  const wishes = {
    ...noWishes,
    occasion: 'breakfast' as const,
    ...{ minutes: 15, buy: 0 as const, people: 12, rescue: 'chicken-breast', seen: [3] },
  }
  const found = listRelaxedWishes(wishes)
  expect(found.map(({ wish, offer }) => [wish, offer])).toEqual([
    ['ready in 15 minutes', 'Take more time'],
    ['buying nothing', 'Buy something'],
    ['enough for 12', 'For fewer people'],
    ['for breakfast', 'For any occasion'],
    ['using Chicken breast', 'Without Chicken breast'],
  ])
  expect(found[0]?.without).toEqual({ ...wishes, minutes: null, seen: [] })
  expect(found[3]?.without.occasion).toBeNull()
  expect(relaxAllWishes(wishes)?.without).toEqual({ ...noWishes, occasion: 'breakfast' })
})

test('without a wish it offers another occasion', () => {
  expect(listRelaxedWishes(noWishes).map(({ wish, offer }) => [wish, offer])).toEqual([
    ['for lunch', 'See dinner dishes'],
  ])
  const [party] = listRelaxedWishes({ ...noWishes, occasion: 'party' })
  expect(party).toMatchObject({ wish: 'for a party', offer: 'See lunch dishes' })
  expect(relaxAllWishes(noWishes)).toBeNull()
  expect(listRelaxedWishes({ ...noWishes, rescue: 'milk' }).map(({ offer }) => offer)).toEqual([
    'Without Milk',
  ])
  expect(listRelaxedWishes({ ...noWishes, buy: 1 })[0]?.wish).toBe('buying only one thing')
})
