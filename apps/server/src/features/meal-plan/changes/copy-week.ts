import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import { mealPlan, type PlanWeek } from '@larder/contract/meal-plan'
import { addDays, type Day, daysBetween } from '@larder/kitchen/date/day'
import { canServe } from '@larder/kitchen/diet/eater'
import type { Actor } from '../../../actor'
import { findPeople } from '../../diet/people'
import { findMealsBetween, toMealEaters } from '../week/meal-queries'
import { findPlannedRecipes } from '../week/planned-recipes'
import { findWeek } from '../week/week-view'
import { findCurrentRecipes, insertMeals, toNoteDish } from './meal-writes'
import { type PlanChangeParts, withPlanChange } from './plan-change'

/**
 * Copies the dishes and notes of one week into the empty slots of another. Leftovers are not copied, past slots stay empty, and
 * dishes that an eater must not eat any more are not copied but listed.
 */
export function createCopyWeek({ db, clock, withHousehold }: PlanChangeParts) {
  return async (
    actor: Actor,
    { action, ...given }: ParsedInputOf<typeof mealPlan.copy>['body'],
  ): Promise<{ week: PlanWeek; undo?: string; leftOut: string[] }> => {
    const [from, to] = [given.from as Day, given.to as Day]
    const request = { call: mealPlan.copy.name, input: given, action }
    const leftOut = new Set<string>()
    const undo = await withPlanChange({ clock, withHousehold }, actor, request, async (tx) => {
      const { householdId, actionId } = tx
      if (tx.isRepeat) return actionId
      const { today } = tx
      const existing = await findMealsBetween(tx, householdId, to, addDays(to, 7))
      const takenSlots = new Set(existing.map(({ day, meal }) => `${day} ${meal}`))
      const offsetDays = daysBetween(from, to)
      const meals = (await findMealsBetween(tx, householdId, from, addDays(from, 7)))
        .map((meal) => ({ ...meal, day: addDays(meal.day, offsetDays) }))
        .filter(
          ({ day, meal, kind }) => kind !== 'leftovers' && day >= today && !takenSlots.has(`${day} ${meal}`),
        )
      const ids = meals.flatMap(({ recipeId }) => recipeId ?? [])
      const recipes = await findCurrentRecipes(tx, householdId, ids)
      const contents = await findPlannedRecipes(tx, householdId, [...recipes.values()])
      const people = await findPeople(tx, actor)
      const copies = meals.flatMap(({ kind, title, recipeId, day, meal, eaters, plates, portion }) => {
        const slot = { day, meal, eaters, plates, portion }
        if (kind === 'note') return [{ ...toNoteDish(title), ...slot }]
        const dish = recipes.get(recipeId ?? 0)
        const recipe = dish && contents.of(dish)
        if (!recipe) return []
        if (canServe(recipe, toMealEaters(slot, people).eaters).allowed) return [{ ...dish, ...slot }]
        leftOut.add(recipe.title)
        return []
      })
      return (await insertMeals(tx, copies)).length > 0 ? actionId : undefined
    })
    return {
      week: await findWeek(db, clock, actor, to),
      ...(undo !== undefined && { undo }),
      leftOut: [...leftOut],
    }
  }
}
