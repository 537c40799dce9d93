import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { buildEndpointUrl, type InputOf } from '@larder/contract/http/endpoint'
import { mealPlan, type PlanMeal, PlanningEvent, type PlanWeek } from '@larder/contract/meal-plan'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { cookedDishes } from '../../db/tables/cooking'
import { lots } from '../../db/tables/inventory'
import { newId } from '../../secrets'
import type { Cook } from '../a-cook'
import { aSavedRecipe, type DraftInput } from '../a-saved-recipe'
import type { TestCluster } from '../test-cluster'
import { aKitchen } from './a-kitchen'

/** The current Sunday, and the Monday after it. */
export const planSunday = '2026-11-15'
export const planMonday = '2026-11-16'
export const planDay = (days: number) => `2026-11-${16 + days}`

type Added = InputOf<typeof mealPlan.add>['body']
type Planned = InputOf<typeof mealPlan.plan>['body']
type Given = Partial<Pick<HouseholdPerson, 'portions' | 'diets' | 'restrictions'>>

/** A kitchen with planning actions. */
export async function aPlanningKitchen(cluster: TestCluster) {
  const larder = await aKitchen(cluster)
  const { call, ana, db } = larder

  async function plan(body: Partial<Planned> = {}, cook: Cook = ana) {
    const { payload, statusCode } = await larder.app.inject({
      method: 'POST',
      url: buildEndpointUrl(mealPlan.plan),
      headers: { authorization: `Bearer ${cook.token}` },
      payload: { from: planMonday, ...body },
    })
    if (statusCode !== 200) throw new Error(payload)
    const events = payload
      .split('\n\n')
      .filter((block) => block.startsWith('data: '))
      .map((block) => z.parse(PlanningEvent, JSON.parse(block.slice(6))))
    return { events, last: events.at(-1) }
  }

  return {
    ...larder,
    plan,
    recipe: async (given: DraftInput = {}) =>
      (await aSavedRecipe(db, { occasions: ['lunch', 'dinner'], ...given })).id,

    async planned(body: Partial<Planned> = {}, cook: Cook = ana) {
      const { last } = await plan(body, cook)
      if (last?.kind !== 'done') throw new Error(JSON.stringify(last))
      return last
    },

    async week(from: string | undefined = planMonday, cook: Cook = ana): Promise<PlanWeek> {
      return (await call(mealPlan.week, { query: { from } }, { token: cook.token })).body.data
    },

    async add(body: Partial<Added> & Pick<Added, 'what'>, cook: Cook = ana): Promise<PlanMeal> {
      const given = { day: planMonday, meal: 'dinner' as const, ...body }
      const { status, body: response } = await call(mealPlan.add, { body: given }, { token: cook.token })
      if (status !== 201) throw new Error(JSON.stringify(response.error))
      return response.data
    },

    async wish(wishes: Partial<PlanWishesGiven>, cook: Cook = ana): Promise<void> {
      const { body: now } = await call(mealPlan.wishes, {}, { token: cook.token })
      const { status } = await call(
        mealPlan.saveWishes,
        { body: { ...now.data, ...wishes } },
        { token: cook.token },
      )
      if (status !== 200) throw new Error('not wished')
    },

    /** Sets the diet and restrictions of the first eater. */
    async eats({ diets = [], restrictions = [] }: Given, cook: Cook = ana): Promise<void> {
      const { token } = cook
      const { body } = await call(diet.people, {}, { token })
      const params = { id: body.data[0]?.id ?? '' }
      await call(diet.saveDiets, { params, body: { diets } }, { token })
      await call(diet.saveRestrictions, { params, body: { restrictions } }, { token })
    },

    async guest(name: string, portions = 1, cook: Cook = ana): Promise<string> {
      return (await call(diet.addPerson, { body: { name, portions } }, { token: cook.token })).body.data.id
    },

    /** Adds leftovers of a dish to the fridge, as cooking does. */
    async leftovers(recipeId: number, portions: number, given: LeftGiven = {}): Promise<number> {
      const { expiryDate = planDay(2), contains = [], title = 'Stew' } = given
      const name = `${title} (leftovers)`
      const item = await larder.anItem({ name, amount: String(portions), unit: 'portions', expiryDate })
      const perPortion = { kcal: 500, protein: 20, carbs: 50, fat: 20, fiber: 5, sugar: 5, sodium: 500 }
      const dish = { recipeId, title, contains, notKnown: [], perPortion, coverage: 1 }
      await db.update(lots).set({ dish, cooked: true, foodId: null }).where(eq(lots.id, item.id))
      await db.insert(cookedDishes).values({
        householdId: larder.householdId,
        recipeId,
        recipeVersion: 1,
        servings: 4,
        actionId: newId(),
        at: larder.now(),
        day: planSunday as never,
      })
      return item.id
    },
  }
}

type PlanWishesGiven = InputOf<typeof mealPlan.saveWishes>['body']
interface LeftGiven {
  expiryDate?: string
  contains?: ('peanuts' | 'gluten')[]
  title?: string
}

export type PlanningKitchen = Awaited<ReturnType<typeof aPlanningKitchen>>
