import { mealPlan, type PlanMeal, type PlanMealTime, type PlanWeek } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import type { PendingChange } from '@larder/sync/changes/change'
import { sync } from '../../../api/sync'
import { useLastFailure } from '../../../api/use-last-failure'
import { useProjected, useRead } from '../../../api/use-read'
import { useSearchParams } from '../../../router/router'
import { listDays, parseWeekParam, startOfPlanWeek } from '../week-days'
import { addMealToWeek, changeMeal, findEmptySlots, removeMealFromWeek } from '../week-state'

/** Reads a week and the planning preferences, with pending changes applied. */
export function useWeek(from: Day) {
  const read = useProjected(plannedWeek, { query: { from } })
  const wishes = useRead(mealPlan.wishes, {})
  const week = read.data?.data
  const error = read.error ?? wishes.error
  const isLoaded = week !== undefined && wishes.data !== undefined
  return {
    week: isLoaded ? week : undefined,
    wishes: wishes.data?.data,
    failure: useLastFailure(`week ${from}`, error, isLoaded && !error),
    reading: read.isFetching || wishes.isFetching,
    readAgain: () => {
      void read.refetch()
      if (wishes.error) void wishes.refetch()
    },
  }
}

interface ThisWeek {
  readonly from: Day
  readonly today: Day
  readonly wished: readonly PlanMealTime[]
  /** The remaining days have no empty slots. */
  readonly full: boolean
}

/**
 * Returns whether next week is due for planning, on the weekend or once this week is full, and whether it has empty
 * slots.
 */
export function useNextWeek({ from, today, wished, full }: ThisWeek) {
  const next = addDays(from, 7)
  const due = from === startOfPlanWeek(today) && (full || today >= addDays(from, 5))
  const { data } = useRead(mealPlan.week, { query: { from: next } }, { enabled: due })
  const open = data !== undefined && findEmptySlots(data.data, wished, listDays(next), today).length > 0
  return { next, due, open: due && open }
}

/** The week in the URL, and a recipe that another page passed along to be planned. */
export function useWeekParams(today: Day) {
  const [params, setParams] = useSearchParams()
  const from = parseWeekParam(params.get('from'), today)
  const recipeParam = params.get('recipe') ?? ''
  const recipeId = /^[1-9]\d{0,14}$/.test(recipeParam) ? Number(recipeParam) : undefined

  function updateParams(change: (next: URLSearchParams) => void, replace: boolean) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        change(next)
        return next
      },
      { replace },
    )
  }

  /** The current week has no parameter. */
  function setWeekParam(next: URLSearchParams, week: Day) {
    if (week === startOfPlanWeek(today)) next.delete('from')
    else next.set('from', week)
  }

  return {
    from,
    recipeId,
    go: (day: Day) => updateParams((next) => setWeekParam(next, startOfPlanWeek(day)), false),
    /** Removes the recipe from the URL once it is planned or dismissed. */
    clearRecipe: (day: Day = from) =>
      updateParams((next) => {
        next.delete('recipe')
        setWeekParam(next, startOfPlanWeek(day))
      }, true),
  }
}

type WeekChange = PendingChange<
  | typeof mealPlan.change
  | typeof mealPlan.remove
  | typeof mealPlan.add
  | typeof mealPlan.reroll
  | typeof mealPlan.copy
>

/** A week with this browser's changes that the server has not answered yet. */
const plannedWeek = sync.project({
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
