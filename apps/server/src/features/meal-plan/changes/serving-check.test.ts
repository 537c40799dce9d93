import { diet } from '@larder/contract/diet'
import { mealPlan } from '@larder/contract/meal-plan'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '../../../secrets'
import { aCook, type Cook } from '../../../testing/a-cook'
import {
  aPlanningKitchen,
  type PlanningKitchen,
  planDay,
  planMonday,
} from '../../../testing/kitchens/a-planning-kitchen'
import { createPlanCalls } from '../../../testing/kitchens/plan-calls'

let kitchen: PlanningKitchen
let satay = 0
let rice = 0
beforeAll(async () => {
  kitchen = await aPlanningKitchen(inject('cluster'))
  satay = await kitchen.recipe({ title: 'Satay', ingredients: ['300 g chicken', '50 g peanuts'] })
  rice = await kitchen.recipe({ title: 'Rice', ingredients: ['200 g rice', '100 g mushrooms'] })
})
afterAll(() => kitchen.close())

const { send, change, undo } = createPlanCalls(() => kitchen)
const dish = (recipeId: number) => ({ kind: 'recipe' as const, recipeId })
const sentence = ': contains peanuts, because of “50 g peanuts”'

/** A cook without restrictions, and Mia, who must not eat peanuts. */
async function aTable(severity: 'high' | 'medium' | 'low' = 'high'): Promise<{ cook: Cook; mia: string }> {
  const cook = await aCook(kitchen)
  const mia = await kitchen.guest('Mia', 1, cook)
  const body = { restrictions: [{ allergen: 'peanuts' as const, severity }] }
  await kitchen.call(diet.saveRestrictions, { params: { id: mia }, body }, { token: cook.token })
  return { cook, mia }
}

describe('a dish that an eater must not eat', () => {
  test.each(['high', 'medium'] as const)(
    '%s: is rejected with its reasons until acknowledged',
    async (severity) => {
      const { cook } = await aTable(severity)
      const rejected = await send({ what: dish(satay) }, cook)
      expect([rejected.status, rejected.body.error]).toEqual([
        409,
        { code: 'not-for-everybody', message: expect.any(String), reasons: [`Mia${sentence}`] },
      ])
      expect((await kitchen.week(planMonday, cook)).meals).toEqual([])
      const placed = await send({ what: dish(satay), acknowledged: true }, cook)
      expect(placed.status).toBe(201)
      expect(placed.body.data).toMatchObject({
        warning: 'Contains peanuts: Mia',
        verdicts: [{ name: 'Mia', objections: [{ about: 'peanuts', line: '50 g peanuts', forbids: true }] }],
      })
    },
  )

  test('a retry with or without the acknowledgement places it once', async () => {
    const { cook } = await aTable()
    const action = newId()
    const body = { what: dish(satay), action }
    expect((await send(body, cook)).status).toBe(409)
    expect((await send({ ...body, acknowledged: false }, cook)).status).toBe(409)
    const first = await send({ ...body, acknowledged: true }, cook)
    const second = await send({ ...body, acknowledged: true }, cook)
    expect([first.status, second.body.data.id]).toEqual([201, first.body.data.id])
    expect((await kitchen.week(planMonday, cook)).meals).toHaveLength(1)
  })

  test('needs no acknowledgement for eaters who may eat it, and needs one once the others join', async () => {
    const { cook, mia } = await aTable()
    const { body } = await kitchen.call(diet.people, {}, { token: cook.token })
    const me = body.data.find(({ you }) => you)?.id ?? ''
    const meal = await kitchen.add({ what: dish(satay), eaters: [me] }, cook)
    expect(meal).not.toHaveProperty('verdicts')
    expect((await change(meal.id, { day: planDay(1) }, cook)).status).toBe(200)
    for (const eaters of [null, [mia]])
      expect((await change(meal.id, { eaters }, cook)).body.error?.code).toBe('not-for-everybody')
    expect((await change(meal.id, { eaters: null, acknowledged: true }, cook)).status).toBe(200)
  })

  test('needs one for moving and replacing, not for locking', async () => {
    const { cook } = await aTable()
    const { id } = await kitchen.add({ what: dish(rice) }, cook)
    const swap = { what: dish(satay) }
    expect((await change(id, swap, cook)).body.error?.code).toBe('not-for-everybody')
    expect((await change(id, { ...swap, acknowledged: true }, cook)).status).toBe(200)
    expect((await change(id, { locked: true, plates: 3 }, cook)).status).toBe(200)
    expect((await change(id, { day: planDay(2) }, cook)).body.error?.reasons).toEqual([`Mia${sentence}`])
    expect((await change(id, { day: planDay(2), acknowledged: true }, cook)).status).toBe(200)
    expect((await change(id, { what: dish(rice) }, cook)).status).toBe(200)
  })

  test('needs one for diets and for leftovers too', async () => {
    const { cook } = await aTable()
    const { body } = await kitchen.call(diet.people, {}, { token: cook.token })
    const params = { id: body.data[0]?.id ?? '' }
    await kitchen.call(diet.saveDiets, { params, body: { diets: ['vegan'] } }, { token: cook.token })
    const { error } = (await send({ what: dish(satay) }, cook)).body
    expect(error?.reasons).toEqual([
      `${body.data[0]?.name}: not vegan, because of “300 g chicken”`,
      `Mia${sentence}`,
    ])
    await kitchen.eats({ restrictions: [{ allergen: 'peanuts', severity: 'high' }] })
    const itemId = await kitchen.leftovers(satay, 2, { contains: ['peanuts'] })
    const left = { what: { kind: 'leftovers', itemId } }
    expect((await send(left)).body.error?.code).toBe('not-for-everybody')
    expect((await send({ ...left, acknowledged: true })).status).toBe(201)
  })

  test('is left out of a copied week and listed', async () => {
    const { cook } = await aTable()
    await kitchen.add({ what: dish(satay), acknowledged: true }, cook)
    await kitchen.add({ what: dish(rice), day: planDay(1) }, cook)
    const body = { from: planMonday, to: planDay(7) }
    const { data } = (await kitchen.call(mealPlan.copy, { body }, { token: cook.token })).body
    expect(data.leftOut).toEqual(['Satay'])
    expect(data.week.meals).toMatchObject([{ what: { recipe: { title: 'Rice' } } }])
    expect((await undo(data.undo ?? '', cook)).status).toBe(200)
  })
})

test('low severity and dislikes only warn, by person and line', async () => {
  const { cook, mia } = await aTable('low')
  const body = { text: 'mushrooms' }
  await kitchen.call(diet.addDislike, { params: { id: mia }, body }, { token: cook.token })
  expect(await kitchen.add({ what: dish(satay) }, cook)).toMatchObject({ warning: 'Contains peanuts: Mia' })
  expect(await kitchen.add({ what: dish(rice), day: planDay(1) }, cook)).toMatchObject({
    warning: 'Contains mushrooms: Mia',
    verdicts: [
      { name: 'Mia', objections: [{ concerns: 'dislike', line: '100 g mushrooms', forbids: false }] },
    ],
  })
})

test('the acknowledgement is a boolean', async () => {
  const { cook } = await aTable()
  const { body } = await send({ what: dish(satay), acknowledged: 'yes' }, cook)
  expect(body.error).toMatchObject({ code: 'bad-input', fields: { acknowledged: expect.any(String) } })
})
