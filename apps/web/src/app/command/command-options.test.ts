import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { readCommands } from '@larder/kitchen/typed-text/typed-command'
import { expect, test } from 'vitest'
import { foodFacts } from '../../food/food-facts'
import { findScreens, toDeedOptions } from './command-options'

const anItem = (id: number, name: string, given: Partial<InventoryItem>): InventoryItem => ({
  ...{ id, name, amount: '1', unit: '', category: 'Dairy', location: 'fridge', since: '2026-11-10' },
  ...{ source: 'manual', version: 1 },
  ...given,
})

const eggs = anItem(1, 'Eggs', { amount: '6', foodId: 'egg', expiryDate: '2026-12-01' })
const olderEggs = anItem(2, 'Eggs', { amount: '4', foodId: 'egg', expiryDate: '2026-11-20' })
const milk = anItem(3, 'Milk', { amount: '1', unit: 'l', foodId: 'whole-milk' })
const oatMilk = anItem(4, 'Oat milk', { amount: '1', unit: 'l', foodId: 'oat-milk' })
const noFlour = anItem(5, 'Flour', { amount: '0', unit: 'kg', foodId: 'all-purpose-flour' })
const stock = [eggs, olderEggs, milk, oatMilk, noFlour]

const optionsOf = (text: string) =>
  readCommands(text, '2026-11-18' as Day).flatMap((command) => toDeedOptions(command, foodFacts, stock))

test('describes the action before it is run', () => {
  expect(optionsOf('add 2 l milk').map(({ label }) => label)).toEqual(['Add 2 l milk to your kitchen'])
  expect(optionsOf('add bread to the freezer').map(({ label }) => label)).toEqual([
    'Add 1 bread to your freezer',
  ])
  expect(optionsOf('put bread on the list').map(({ label }) => label)).toEqual(['Put bread on the list'])
})

test('uses what expires first', () => {
  expect(optionsOf('used 3 eggs')).toMatchObject([
    { kind: 'use', item: { id: 2 }, amount: '3', label: 'Use 3 of Eggs: 1 left' },
  ])
})

test('converts units and takes no more than there is', () => {
  expect(optionsOf('used 250 ml milk')).toMatchObject([
    { item: { id: 3 }, amount: '250', unit: 'ml', label: 'Use 250 ml of Milk: 0.75 l left' },
    { item: { id: 4 } },
  ])
  expect(optionsOf('used 9 eggs')).toMatchObject([{ item: { id: 2 }, amount: 'all' }])
  expect(optionsOf('used flour')).toEqual([])
  expect(optionsOf('used caviar')).toEqual([])
})

test('without an amount takes all and shows how much that is', () => {
  expect(optionsOf('used up the milk').map(({ label }) => label)).toEqual([
    'Use up all Milk (1 l)',
    'Use up all Oat milk (1 l)',
  ])
})

test('an amount alone offers a choice', () => {
  expect(optionsOf('2 l milk').map(({ kind }) => kind)).toEqual(['add', 'buy'])
})

test('finds screens by their names and by synonyms', () => {
  expect(findScreens('sho').map(({ label }) => label)).toEqual(['Shopping list'])
  expect(findScreens('allergies').map(({ label }) => label)).toEqual(['Food Restrictions'])
  expect(findScreens('')).toHaveLength(5)
  expect(findScreens('zzz')).toEqual([])
})
