import { cooking } from '@larder/contract/cooking'
import { inventory } from '@larder/contract/inventory'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook } from '../../testing/a-cook'
import { aSavedRecipe } from '../../testing/a-saved-recipe'
import { aKitchen, type ItemInput, type TestKitchen } from '../../testing/kitchens/a-kitchen'

let kitchen: TestKitchen
let token: string
beforeAll(async () => {
  kitchen = await aKitchen(inject('cluster'))
  token = kitchen.ana.token
})
afterAll(() => kitchen.close())

const proposed = (dishes: object[], as: string | undefined = token) =>
  kitchen.call(cooking.deduction, { body: { dishes: dishes as never } }, { token: as })
const dish = (recipeId: number, servings: number) => ({ recipeId, version: 1, servings })
const bread = async (ingredients: string[], given: object = {}) =>
  (await aSavedRecipe(kitchen.db, { title: 'Bread', servings: 2, ingredients, ...given })).id
const flour = (given: ItemInput) => kitchen.anItem({ name: 'Flour', unit: 'g', amount: '500', ...given })

describe('a deduction', () => {
  test('takes the oldest first, across units, for the servings, and changes nothing', async () => {
    const late = await flour({ amount: '1', unit: 'kg', expiryDate: '2027-05-01' })
    const soon = await flour({ amount: '300', expiryDate: '2026-12-01' })
    const gone = await kitchen.anItem({
      name: 'Milk',
      amount: '1',
      unit: 'l',
      expiryDate: '2026-11-10',
      expiryKind: 'use-by',
    })
    const fresh = await kitchen.anItem({
      name: 'Milk',
      amount: '2',
      unit: 'cartons',
      expiryDate: '2026-11-20',
    })
    const id = await bread(['250 g flour', '100 ml milk', '1 pinch salt', '3 eggs', 'a thing nobody knows'])
    const { status, body } = await proposed([dish(id, 4)])
    expect(status).toBe(200)
    const [ofFlour, ofMilk, ofEggs, ...rest] = body.data
    expect(rest).toEqual([])
    expect(ofFlour).toEqual({
      recipeId: id,
      line: '500 g flour',
      foodId: 'all-purpose-flour',
      takes: [
        {
          itemId: soon.id,
          name: 'Flour',
          unit: 'g',
          held: '300',
          amount: '300',
          location: 'pantry',
          expiryDate: '2026-12-01',
          about: false,
        },
        {
          itemId: late.id,
          name: 'Flour',
          unit: 'kg',
          held: '1',
          amount: '0.2',
          location: 'pantry',
          expiryDate: '2027-05-01',
          about: false,
        },
      ],
      others: [],
    })
    // Expired use-by lots are neither taken nor offered.
    expect(JSON.stringify(ofMilk)).not.toContain(`"itemId":${gone.id},`)
    expect([...(ofMilk?.takes ?? []), ...(ofMilk?.others ?? [])]).toMatchObject([{ itemId: fresh.id }])
    expect(ofEggs).toMatchObject({ line: '6 eggs', takes: [], short: '6 eggs', others: [] })
    expect(await kitchen.see(soon.id)).toMatchObject({ amount: '300', version: 1 })
    for (const { id } of [late, soon, gone, fresh])
      await kitchen.call(inventory.remove, { params: { id }, query: {} }, { token })
  })

  test('of several dishes shares one stock and never takes more than there is', async () => {
    const held = await flour({ amount: '500' })
    const [one, other] = [await bread(['333.3333 g flour', '1 cup flour']), await bread(['750 g flour'])]
    const { body } = await proposed([dish(one, 2), dish(other, 2), dish(other, 2)])
    const taken = body.data.flatMap(({ takes }) => takes.map(({ amount }) => Number(amount)))
    expect(body.data.map(({ recipeId }) => recipeId)).toEqual([one, one, other, other])
    expect(taken.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(500, 9)
    expect(body.data.every(({ takes }) => takes.every(({ amount }) => amount.length <= 6))).toBe(true)
    expect(body.data.at(-1)).toMatchObject({ takes: [], short: '750 g flour' })
    const takes = body.data.flatMap(({ takes }) => takes.map(({ itemId, amount }) => ({ itemId, amount })))
    const finish = { dishes: [dish(one, 2), dish(other, 2)], takes, kept: [] }
    const { body: done } = await kitchen.call(cooking.finish, { body: finish }, { token })
    expect(done.data.items).toMatchObject([{ id: held.id, amount: '0' }])
  })

  test('offers alternatives', async () => {
    const oil = await kitchen.anItem({ name: 'Olive oil', amount: '500', unit: 'ml' })
    const id = await bread(['1 tbsp olive oil, optional', 'water'])
    expect((await proposed([dish(id, 2)])).body.data).toMatchObject([
      { takes: [], others: [{ itemId: oil.id, amount: '0', held: '500' }] },
    ])
  })
})

describe('rejections', () => {
  test('requests without a session, unreadable recipes and invalid input', async () => {
    const stranger = await aCook(kitchen)
    const theirs = (await aSavedRecipe(kitchen.db, {}, stranger)).id
    for (const one of [dish(theirs, 2), dish(4711, 2), { ...dish(theirs, 2), version: 3 }]) {
      const { status, body } = await proposed([one])
      expect([status, body.error?.code]).toEqual([404, 'recipe-not-found'])
    }
    for (const wrong of [[], [{}], [dish(0, 2)], [dish(1, 101)], Array(5).fill(dish(1, 1))])
      expect((await proposed(wrong)).status).toBe(400)
    expect((await kitchen.call(cooking.deduction, { body: { dishes: [dish(1, 1)] } })).status).toBe(401)
    // Other households’ lots are not used.
    expect(
      (await proposed([dish(theirs, 2)], stranger.token)).body.data.every(
        ({ takes, others }) => takes.length + others.length === 0,
      ),
    ).toBe(true)
  })
})
