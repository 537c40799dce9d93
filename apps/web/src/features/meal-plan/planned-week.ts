import { mealPlan, type PlanMeal, type PlanWeek } from '@larder/contract/meal-plan'
import type { PendingChange } from '@larder/sync/changes/change'
import { sync } from '../../api/sync'
import { addMealToWeek, changeMeal, removeMealFromWeek } from './week-state'

type WeekChange = PendingChange<
  | typeof mealPlan.change
  | typeof mealPlan.remove
  | typeof mealPlan.add
  | typeof mealPlan.reroll
  | typeof mealPlan.copy
>

/** A week with this browser's changes that the server has not answered yet. */
export const plannedWeek = sync.project({
  read: mealPlan.week,
  writes: [mealPlan.change, mealPlan.remove, mealPlan.add, mealPlan.reroll, mealPlan.copy],
  apply: (week: PlanWeek, changes: readonly WeekChange[]) => changes.reduce(applyChange, week),
  settle(week, change: WeekChange, { data }) {
    // A new dish is known only from the response.
    if ('what' in data)
      return 'what' in getBody(change) ? addMealToWeek(data)(week) : applyChange(week, change)
    if ('week' in data) return data.week.from === week.from ? data.week : week
    return applyChange(week, change)
  },
})

function getBody(change: WeekChange): object {
  return 'body' in change.input ? change.input.body : {}
}

function applyChange(week: PlanWeek, change: WeekChange): PlanWeek {
  if (change.name === 'meal-plan.remove') return removeMealFromWeek(Number(change.input.params.id))(week)
  if (change.name !== 'meal-plan.change') return week
  const { day, meal, locked, eaters, plates } = change.input.body
  const shown: Partial<PlanMeal> = {
    ...(day !== undefined && { day }),
    ...(meal !== undefined && { meal }),
    ...(locked !== undefined && { locked }),
    // Null means everybody, and as many plates as eaters; the server knows how many that is.
    ...(eaters && { eaters: [...eaters] }),
    ...(typeof plates === 'number' && { plates }),
  }
  return changeMeal(Number(change.input.params.id), shown)(week)
}
