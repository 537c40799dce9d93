import { type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { mealPlan, type PlanWeek } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../../api/query-client'
import { refresh } from '../../api/use-api'
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

/** The changes that are shown and not yet confirmed, oldest first. */
export function usePendingChanges(): readonly WeekChange[] {
  return useSyncExternalStore(subscribe, () => pending)
}

/** Shows a change while it is sent; refused, it was never there. */
export async function withPendingChange<T>(
  from: Day,
  change: WeekChange,
  send: () => Promise<T>,
): Promise<T> {
  setPending([...pending, change])
  try {
    const answer = await send()
    await writeToCache(from, change)
    return answer
  } finally {
    setPending(pending.filter((each) => each !== change))
    void refresh(mealPlan.week)
  }
}

/** Writes a change that the server has made into what was read; a read begun before it must not undo it. */
export async function writeToCache(from: Day, change: WeekChange): Promise<void> {
  await queryClient.cancelQueries({ queryKey: [mealPlan.week.word, mealPlan.week.name] })
  queryClient.setQueryData<WeekResponse>(toQueryKey(mealPlan.week, { query: { from } }), (answer) =>
    answer ? { ...answer, data: change(answer.data) } : answer,
  )
}

/** A whole week as the server has just told it. */
export function writeWeekToCache(week: PlanWeek): Promise<void> {
  return writeToCache(week.from as Day, () => week)
}
