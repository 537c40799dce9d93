import { inventory } from '@larder/contract/inventory'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type * as z from 'zod/mini'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

type Edit = z.input<(typeof inventory.update)['body']>

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
})
afterAll(() => kitchen.close())

const edited = async (id: number, body: Edit) =>
  (await kitchen.call(inventory.update, { params: { id }, body }, { token: kitchen.ana.token })).body.data

describe('an edit and the expiry date', () => {
  test('an unchanged date follows a move of the item', async () => {
    const { id } = await kitchen.anItem({ name: 'minced beef', amount: '500', unit: 'g' })
    const { expiryDate, expiryKind } = await edited(id, { location: 'freezer' })
    expect(expiryKind).toBe('best-before')
    const thawed = await edited(id, { location: 'fridge', expiryDate, expiryKind })
    expect(thawed).toMatchObject({ location: 'fridge', expiryDate: '2026-11-16', expiryKind: 'use-by' })
    const ham = { name: 'Ham', expiryDate: '2026-12-01', expirySource: 'printed' } as const
    const printed = await kitchen.anItem(ham)
    const frozen = await edited(printed.id, { ...ham, location: 'freezer' })
    expect(frozen).toMatchObject({ expirySource: 'estimated', expiryKind: 'best-before' })
  })

  test('a new date gets the kind of its food', async () => {
    const chicken = await kitchen.anItem({ name: 'chicken breast', expiryDate: null })
    expect(await edited(chicken.id, { expiryDate: '2026-11-17' })).toMatchObject({
      expiryDate: '2026-11-17',
      expirySource: 'you',
      expiryKind: 'use-by',
    })
  })

  test('an unknown food keeps the date of its category when opened and closed', async () => {
    const { id, ...item } = await kitchen.anItem({ name: 'Zorbleflax', category: 'Protein' })
    expect(item).toMatchObject({ expiryDate: '2026-11-16', expiryKind: 'use-by', expirySource: 'estimated' })
    const kept = { expiryDate: '2026-11-16', expiryKind: 'use-by' }
    expect(await edited(id, { openedOn: '2026-11-15' })).toMatchObject({ ...kept, openedOn: '2026-11-15' })
    expect(await edited(id, { openedOn: null })).toMatchObject(kept)
  })

  test('a new name in a stated category keeps that category’s date', async () => {
    const { id } = await kitchen.anItem({ name: 'chicken breast' })
    const roast = await edited(id, { name: 'Zorbleflax', category: 'Protein' })
    expect(roast).toMatchObject({ expiryKind: 'use-by', expirySource: 'estimated' })
    expect(roast).not.toHaveProperty('foodId')
  })

  test('opening restores no day that a move has cost', async () => {
    const { id } = await kitchen.anItem({ name: 'spinach', location: 'pantry' })
    kitchen.passSeconds(2 * 3600)
    const { expiryDate = '' } = await edited(id, { location: 'fridge' })
    const opened = await edited(id, { openedOn: '2026-11-15' })
    expect((opened.expiryDate ?? '') <= expiryDate).toBe(true)
    kitchen.passSeconds(-2 * 3600)
  })
})
