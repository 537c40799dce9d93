import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import type { PlanWeek } from '@larder/contract/meal-plan'
import { mealPlan } from '@larder/contract/meal-plan'
import { addDays, type Day, daysBetween } from '@larder/kitchen/date/day'
import { canServe } from '@larder/kitchen/diet/eater'
import type { Actor } from '../../../actor'
import type { MealServiceParts } from '../service'
import { toMealEaters } from '../week/meal-eaters'
import { findMealsBetween } from '../week/meal-queries'
import { findPlanHousehold } from '../week/plan-household'
import { findPlannedRecipes } from '../week/planned-recipes'
import { findCurrentRecipes, insertMeals, toNoteDish } from './meal-writes'
import { withPlanChange } from './plan-change'

/**
 * Copies the dishes and notes of one week into the empty places of another. Leftovers are eaten only once, what is over is not
 * planned any more, and what somebody must not eat by now is not copied but named.
 */
export function createCopyWeek({ db, clock, follow, weekOf, peopleOf }: MealServiceParts) {
  return async (
    actor: Actor,
    { action, ...given }: ParsedInputOf<typeof mealPlan.copy>['body'],
  ): Promise<{ week: PlanWeek; undo?: string; leftOut: string[] }> => {
    const [from, to] = [given.from as Day, given.to as Day]
    const asked = { call: mealPlan.copy.name, input: given, action }
    const leftOut = new Set<string>()
    const undo = await withPlanChange({ db, clock, follow }, actor, asked, async (change) => {
      const { tx, householdId, actionId } = change
      if (change.isRepeat) return actionId
      const { today } = await findPlanHousehold(tx, clock, householdId)
      const there = await findMealsBetween(tx, householdId, to, addDays(to, 7))
      const taken = new Set(there.map(({ day, meal }) => `${day} ${meal}`))
      const later = daysBetween(from, to)
      const meals = (await findMealsBetween(tx, householdId, from, addDays(from, 7)))
        .map((meal) => ({ ...meal, day: addDays(meal.day, later) }))
        .filter(({ day, meal, kind }) => kind !== 'leftovers' && day >= today && !taken.has(`${day} ${meal}`))
      const ids = meals.flatMap(({ recipeId }) => recipeId ?? [])
      const recipes = await findCurrentRecipes(tx, householdId, ids)
      const contents = await findPlannedRecipes(tx, householdId, [...recipes.values()])
      const people = await peopleOf(tx, actor)
      const copies = meals.flatMap(({ kind, title, recipeId, day, meal, eaters, plates, portion }) => {
        const place = { day, meal, eaters, plates, portion }
        if (kind === 'note') return [{ ...toNoteDish(title), ...place }]
        const dish = recipes.get(recipeId ?? 0)
        const recipe = dish && contents.of(dish)
        if (!recipe) return []
        if (canServe(recipe, toMealEaters(place, people).eaters).allowed) return [{ ...dish, ...place }]
        leftOut.add(recipe.title)
        return []
      })
      return (await insertMeals(change, copies)).length > 0 ? actionId : undefined
    })
    return { week: await weekOf(actor, to), ...(undo !== undefined && { undo }), leftOut: [...leftOut] }
  }
}
