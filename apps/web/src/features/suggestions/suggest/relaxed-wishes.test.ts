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
    ['to be ready in 15 minutes', 'Take more time'],
    ['to buy nothing', 'Buy something'],
    ['to have enough for 12', 'For fewer people'],
    ['to have it for breakfast', 'For any occasion'],
    ['to use Chicken breast', 'Without Chicken breast'],
  ])
  expect(found[0]?.without).toEqual({ ...wishes, minutes: null, seen: [] })
  expect(found[3]?.without.occasion).toBeNull()
  expect(relaxAllWishes(wishes)?.without).toEqual({ ...noWishes, occasion: 'breakfast' })
})

test('without a wish it offers another occasion', () => {
  expect(listRelaxedWishes(noWishes).map(({ wish, offer }) => [wish, offer])).toEqual([
    ['to have it for lunch', 'See dinner dishes'],
  ])
  const [party] = listRelaxedWishes({ ...noWishes, occasion: 'party' })
  expect(party).toMatchObject({ wish: 'to have it for a party', offer: 'See lunch dishes' })
  expect(relaxAllWishes(noWishes)).toBeNull()
  expect(listRelaxedWishes({ ...noWishes, rescue: 'milk' }).map(({ offer }) => offer)).toEqual([
    'Without Milk',
  ])
  expect(listRelaxedWishes({ ...noWishes, buy: 1 })[0]?.wish).toBe('to buy only one thing')
})
