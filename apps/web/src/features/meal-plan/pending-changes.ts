import { type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { mealPlan, type PlanWeek } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../../api/query-client'
import { refresh } from '../../api/use-read'
import type { WeekChange } from './week-state'

type WeekResponse = ResponseOf<typeof mealPlan.week>

let pending: readonly WeekChange[] = []
const listeners = new Set<() => void>()

function setPending(next: readonly WeekChange[]) {
  pending = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The changes that are shown but not yet confirmed, oldest first. */
export function usePendingChanges(): readonly WeekChange[] {
  return useSyncExternalStore(subscribe, () => pending)
}

/** Shows a change while it is being sent. If the server rejects it, it is removed again. */
export async function withPendingChange<T>(
  from: Day,
  change: WeekChange,
  send: () => Promise<T>,
): Promise<T> {
  setPending([...pending, change])
  try {
    const response = await send()
    await writeToCache(from, change)
    return response
  } finally {
    setPending(pending.filter((each) => each !== change))
    void refresh(mealPlan.week)
  }
}

/**
 * Writes a confirmed change to the cached week. Running reads are cancelled, so that an older response does not
 * overwrite it.
 */
export async function writeToCache(from: Day, change: WeekChange): Promise<void> {
  await queryClient.cancelQueries({ queryKey: [mealPlan.week.word, mealPlan.week.name] })
  queryClient.setQueryData<WeekResponse>(toQueryKey(mealPlan.week, { query: { from } }), (response) =>
    response ? { ...response, data: change(response.data) } : response,
  )
}

/** Writes a whole week from the server to the cache. */
export function writeWeekToCache(week: PlanWeek): Promise<void> {
  return writeToCache(week.from as Day, () => week)
}
