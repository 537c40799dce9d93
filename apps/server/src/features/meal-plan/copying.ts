import type { ParsedInputOf } from '@larder/contract/endpoint'
import type { PlanWeek } from '@larder/contract/meal-plan'
import { mealPlan } from '@larder/contract/meal-plan'
import { addDays, type Day, daysBetween } from '@larder/kitchen/day'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import { changing } from './changing'
import { factsOf } from './household-facts'
import { mealsBetween } from './meal-row'
import { currentRecipes, noteOf, putIn } from './placing'
import type { WeekOf } from './week'

/**
 * Copies the dishes and notes of one week into the empty places of another. Leftovers are eaten only once, and what is over
 * is not planned any more.
 */
export function openCopying({ db, clock, weekOf }: { db: Db; clock: Clock; weekOf: WeekOf }) {
  return async (
    actor: Actor,
    { action, ...given }: ParsedInputOf<typeof mealPlan.copy>['body'],
  ): Promise<{ week: PlanWeek; undo?: string }> => {
    const [from, to] = [given.from as Day, given.to as Day]
    const asked = { call: mealPlan.copy.name, input: given, action }
    const undo = await changing({ db, clock }, actor, asked, async (change) => {
      const { tx, householdId, actionId } = change
      if (change.again) return actionId
      const { today } = await factsOf(tx, clock, householdId)
      const there = await mealsBetween(tx, householdId, to, addDays(to, 7))
      const taken = new Set(there.map(({ day, meal }) => `${day} ${meal}`))
      const later = daysBetween(from, to)
      const meals = (await mealsBetween(tx, householdId, from, addDays(from, 7)))
        .map((meal) => ({ ...meal, day: addDays(meal.day, later) }))
        .filter(({ day, meal, kind }) => kind !== 'leftovers' && day >= today && !taken.has(`${day} ${meal}`))
      const ids = meals.flatMap(({ recipeId }) => recipeId ?? [])
      const recipes = await currentRecipes(tx, householdId, ids)
      const copies = meals.flatMap(({ kind, title, recipeId, day, meal, eaters, plates }) => {
        const dish = kind === 'note' ? noteOf(title) : recipes.get(recipeId ?? 0)
        return dish ? [{ ...dish, day, meal, eaters, plates }] : []
      })
      return (await putIn(change, copies)).length > 0 ? actionId : undefined
    })
    return { week: await weekOf(actor, to), ...(undo !== undefined && { undo }) }
  }
}
