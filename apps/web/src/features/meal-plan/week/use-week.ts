import { mealPlan } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { useMemo } from 'react'
import { useRead } from '../../../api/use-api'
import { useLastFailure } from '../../../api/use-last-failure'
import { usePendingChanges } from '../pending-changes'

/** A week and how it is to be planned, with what was changed a moment ago. */
export function useWeek(from: Day) {
  const read = useRead(mealPlan.week, { query: { from } })
  const wishes = useRead(mealPlan.wishes, {})
  const pending = usePendingChanges()
  const told = read.data?.data
  const week = useMemo(() => told && pending.reduce((so, change) => change(so), told), [told, pending])
  const error = read.error ?? wishes.error
  const answered = week !== undefined && wishes.data !== undefined
  return {
    week: answered ? week : undefined,
    wishes: wishes.data?.data,
    failure: useLastFailure(`week ${from}`, error, answered && !error),
    reading: read.isFetching || wishes.isFetching,
    readAgain: () => {
      void read.refetch()
      if (wishes.error) void wishes.refetch()
    },
  }
}
