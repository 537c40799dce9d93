import type { Day } from '@larder/kitchen/date/day'
import { useSearchParams } from 'react-router'
import { parseWeekParam, startOfPlanWeek } from '../week-days'

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
      { replace, preventScrollReset: true },
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
