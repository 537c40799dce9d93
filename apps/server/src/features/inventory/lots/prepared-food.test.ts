import { inventory } from '@larder/contract/inventory'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aKitchen } from '../../../testing/kitchens/a-kitchen'

let kitchen: Awaited<ReturnType<typeof aKitchen>>
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
})
afterAll(() => kitchen.close())

const added = async (item: object) => {
  const body = { amount: '1', unit: 'pack', source: 'manual', ...item } as never
  const { body: response } = await kitchen.call(inventory.create, { body }, { token: kitchen.ana.token })
  return response.data
}

describe('a state in the name', () => {
  test.each([
    ['Homemade soup', '2026-11-17'],
    ['Cooked chickpeas', '2026-11-17'],
    ['Egg fried rice', '2026-11-16'],
    ['Homemade mayonnaise', '2026-11-16'],
    ['Leftover blorpf', '2026-11-17'],
  ])('%s is stored in the fridge until %s', async (name, expiryDate) => {
    expect(await added({ name })).toMatchObject({ location: 'fridge', expiryDate, expiryKind: 'use-by' })
  })

  test('perishable food in the pantry expires today', async () => {
    const soup = await added({ name: 'Homemade soup', location: 'pantry' })
    expect(soup).toMatchObject({ location: 'pantry', expiryDate: '2026-11-15', expiryKind: 'use-by' })
  })

  test('canned food stays canned', async () => {
    expect(await added({ name: 'Tinned soup' })).toMatchObject({
      location: 'pantry',
      expiryKind: 'best-before',
    })
  })

  test('a rename is taken into account', async () => {
    const { id } = await added({ name: 'Chickpeas', location: 'pantry' })
    const edit = { params: { id }, body: { name: 'Cooked chickpeas', location: 'fridge' } } as never
    const { body } = await kitchen.call(inventory.update, edit, { token: kitchen.ana.token })
    expect(body.data).toMatchObject({ expiryDate: '2026-11-17', expiryKind: 'use-by' })
  })
})
