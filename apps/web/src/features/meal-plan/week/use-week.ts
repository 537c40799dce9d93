import { mealPlan } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { useMemo } from 'react'
import { useRead } from '../../../api/use-api'
import { useLastFailure } from '../../../api/use-last-failure'
import { usePendingChanges } from '../pending-changes'

/** Reads a week and the planning preferences, with pending changes applied. */
export function useWeek(from: Day) {
  const read = useRead(mealPlan.week, { query: { from } })
  const wishes = useRead(mealPlan.wishes, {})
  const pending = usePendingChanges()
  const serverWeek = read.data?.data
  const week = useMemo(
    () => serverWeek && pending.reduce((current, change) => change(current), serverWeek),
    [serverWeek, pending],
  )
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
