import { mealPlan, type PlanMealTime } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { useRead } from '../../../api/use-api'
import { listDays, startOfPlanWeek } from '../week-days'
import { findEmptySlots } from '../week-state'

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
