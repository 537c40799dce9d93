import type { Day } from '@larder/kitchen/date/day'
import { useSearchParams } from 'react-router'
import { parseWeekParam, startOfPlanWeek } from '../week-days'

/** The week in the address, and the dish that was brought along to be planned. */
export function useWeekParams(today: Day) {
  const [params, setParams] = useSearchParams()
  const from = parseWeekParam(params.get('from'), today)
  const asked = params.get('recipe') ?? ''
  const recipeId = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined

  function become(change: (next: URLSearchParams) => void, replace: boolean) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        change(next)
        return next
      },
      { replace, preventScrollReset: true },
    )
  }

  /** This week needs no name. */
  function name(next: URLSearchParams, week: Day) {
    if (week === startOfPlanWeek(today)) next.delete('from')
    else next.set('from', week)
  }

  return {
    from,
    recipeId,
    go: (day: Day) => become((next) => name(next, startOfPlanWeek(day)), false),
    /** The dish is planned, or not wanted: the address forgets it. */
    letRecipeGo: (day: Day = from) =>
      become((next) => {
        next.delete('recipe')
        name(next, startOfPlanWeek(day))
      }, true),
  }
}
