import { inventory } from '@larder/contract/inventory'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type * as z from 'zod/mini'
import { aKitchen, type ItemInput, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
})
afterAll(() => kitchen.close())

const flour = { name: 'flour', amount: '2', unit: 'kg', price: '3.00', dailyConsumption: '0.1' }

async function edited(item: ItemInput, edit: z.input<(typeof inventory.update)['body']>) {
  const { id } = await kitchen.anItem(item)
  const { body } = await kitchen.call(
    inventory.update,
    { params: { id }, body: edit },
    { token: kitchen.ana.token },
  )
  const { unit, amount, price, dailyConsumption } = body.data
  return [amount, unit, price, dailyConsumption]
}

describe('a change of unit', () => {
  test('converts the price and the daily use', async () => {
    expect(await edited(flour, { unit: 'g', amount: '2000' })).toEqual(['2000', 'g', '3.00', '100'])
    expect(await edited(flour, { unit: 'g', amount: '500' })).toEqual(['500', 'g', '0.75', '100'])
  })

  test('without a conversion keeps the total price and the duration', async () => {
    expect(await edited(flour, { unit: 'sacks', amount: '4' })).toEqual(['4', 'sacks', '3.00', '0.2'])
    const none = { ...flour, amount: '0', price: null }
    expect(await edited(none, { unit: 'sacks', amount: '4' })).toEqual(['4', 'sacks', undefined, undefined])
  })

  test('alone is a correction, and another spelling is the same unit', async () => {
    expect(await edited(flour, { unit: 'g' })).toEqual(['2', 'g', '3.00', '0.1'])
    expect(await edited(flour, { unit: 'Kilograms', amount: '4' })).toEqual(['4', 'Kilograms', '6.00', '0.1'])
  })

  test('comes before the other edited values', async () => {
    const edit = { unit: 'g', amount: '2000', price: '4.00', dailyConsumption: '50' }
    expect(await edited(flour, edit)).toEqual(['2000', 'g', '4.00', '50'])
    expect(await edited(flour, { ...edit, price: null, dailyConsumption: null })).toEqual([
      '2000',
      'g',
      undefined,
      undefined,
    ])
  })
})

describe('a unit price', () => {
  test('is exact for small units', async () => {
    for (const price of ['4.99', '0.01', '19.99']) {
      const { price: shown } = await kitchen.anItem({ name: 'rice', amount: '20000', unit: 'g', price })
      expect(shown).toBe(price)
    }
  })

  test('is kept while the amount is zero', async () => {
    const eggs = { name: 'eggs', amount: '2', unit: '', price: '5.00' }
    const { id } = await kitchen.anItem(eggs)
    const { token } = kitchen.ana
    const params = { id }
    await kitchen.call(inventory.update, { params, body: { amount: '0', price: '5.00' } }, { token })
    const { body } = await kitchen.call(inventory.step, { params, body: { by: 1 } }, { token })
    expect(body.data).toMatchObject({ amount: '1', price: '2.50' })
  })
})
