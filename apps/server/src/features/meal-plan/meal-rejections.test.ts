import { mealPlan } from '@larder/contract/meal-plan'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newId } from '../../secrets'
import { aCook } from '../../testing/a-cook'
import { aSavedRecipe } from '../../testing/a-saved-recipe'
import {
  aPlanningKitchen,
  type PlanningKitchen,
  planDay,
  planMonday,
} from '../../testing/kitchens/a-planning-kitchen'
import { createPlanCalls, noteEntry } from '../../testing/kitchens/plan-calls'

let kitchen: PlanningKitchen
let pizza = 0
beforeAll(async () => {
  kitchen = await aPlanningKitchen(inject('cluster'))
  pizza = await kitchen.recipe({
    title: 'Pizza',
    ingredients: ['500 g flour', '200 g tomatoes', '50 g peanuts'],
  })
})
afterAll(() => kitchen.close())

const dish = (recipeId = pizza) => ({ kind: 'recipe' as const, recipeId })
const someone = () => aCook(kitchen)

const { send, change, remove, undo } = createPlanCalls(() => kitchen)

test.each([
  [{ day: '2026-13-01' }],
  [{ meal: 'tea' }],
  [{ what: { kind: 'note', text: '' } }],
  [{ what: { kind: 'note', text: 'x'.repeat(121) } }],
  [{ what: { kind: 'recipe', recipeId: -1 } }],
  [{ what: { kind: 'recipe', recipeId: 1.5 } }],
  [{ what: { kind: 'guess' } }],
  [{ eaters: [] }],
  [{ eaters: ['Mia'] }],
  [{ plates: 0 }],
  [{ plates: -1 }],
  [{ plates: 0.3 }],
  [{ plates: 101 }],
  [{ action: 'again' }],
])('rejects %j', async (body) => {
  expect((await send(body)).body.error?.code).toBe('bad-input')
  if (!('what' in body && body.what.kind === 'guess'))
    expect((await change(1, body)).body.error?.code).toBe('bad-input')
})

test('returns 404 for what belongs to others', async () => {
  const { ana } = kitchen
  const stranger = await someone()
  const hers = await aSavedRecipe(kitchen.db, { title: 'Secret' }, stranger)
  const item = await kitchen.anItem({}, ana)
  const { body } = await kitchen.call(
    mealPlan.add,
    { body: { day: planMonday, meal: 'lunch', what: noteEntry() } },
    { token: ana.token },
  )
  const { id } = body.data
  for (const what of [dish(hers.id), dish(999_999)])
    expect((await send({ what })).body.error?.code).toBe('recipe-not-found')
  // Not leftovers, nobody's, and another household's.
  for (const itemId of [item.id, 999_999, await kitchen.leftovers(pizza, 2)]) {
    const cook = itemId === item.id ? ana : stranger
    const response = await send({ what: { kind: 'leftovers', itemId } }, cook)
    expect(response.body.error?.code).toBe('item-not-found')
  }
  expect((await send({ eaters: [newId()] })).body.error?.code).toBe('person-not-found')
  expect((await change(id, { locked: true }, stranger)).body.error?.code).toBe('meal-not-found')
  expect((await remove(id, stranger)).body.error?.code).toBe('meal-not-found')
  expect((await kitchen.week(planMonday, stranger)).meals).toEqual([])
  const taken = await remove(id)
  expect((await undo(taken.body.data.undo, stranger)).body.error?.code).toBe('nothing-to-undo')
})

test('hostile text is stored as text', async () => {
  const text = `'; drop table planned_meals; -- <script>alert(1)</script>`
  expect((await kitchen.add({ what: noteEntry(text), day: planDay(6) })).what).toEqual(noteEntry(text))
})

test('requires a session', async () => {
  const params = { id: 1 }
  const responses = await Promise.all([
    kitchen.call(mealPlan.week, { query: {} }),
    kitchen.call(mealPlan.add, { body: { day: planMonday, meal: 'dinner', what: noteEntry() } }),
    kitchen.call(mealPlan.change, { params, body: {} }),
    kitchen.call(mealPlan.remove, { params, query: {} }),
    kitchen.call(mealPlan.reroll, { params, body: {} }),
    kitchen.call(mealPlan.copy, { body: { from: planMonday, to: planMonday } }),
    kitchen.call(mealPlan.undo, { params: { id: newId() } }),
    kitchen.call(mealPlan.shortfall, { query: { from: planMonday } }),
    kitchen.call(mealPlan.wishes, {}),
    kitchen.call(mealPlan.feed, {}),
    kitchen.call(mealPlan.openFeed, {}),
    kitchen.call(mealPlan.closeFeed, {}),
  ])
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 401))
  const odd = [
    { from: planMonday, days: 0 },
    { from: planMonday, days: 32 },
    { from: '1' },
    { from: planMonday, days: 'x' },
  ]
  for (const query of odd) {
    const response = await kitchen.call(
      mealPlan.shortfall,
      { query: query as never },
      { token: kitchen.ana.token },
    )
    expect(response.body.error?.code).toBe('bad-input')
  }
})
