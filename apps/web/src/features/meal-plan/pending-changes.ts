import { type AnswerOf, keyOf } from '@larder/contract/endpoint'
import { mealPlan, type PlanWeek } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/day'
import { useSyncExternalStore } from 'react'
import { queries } from '../../api/query-client'
import { refresh } from '../../api/use-api'
import type { WeekChange } from './week-state'

type Answer = AnswerOf<typeof mealPlan.week>

let pending: readonly WeekChange[] = []
const listeners = new Set<() => void>()

function become(next: readonly WeekChange[]) {
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
export async function showing<T>(from: Day, change: WeekChange, send: () => Promise<T>): Promise<T> {
  become([...pending, change])
  try {
    const answer = await send()
    await keep(from, change)
    return answer
  } finally {
    become(pending.filter((each) => each !== change))
    void refresh(mealPlan.week)
  }
}

/** Writes a change that the server has made into what was read; a read begun before it must not undo it. */
export async function keep(from: Day, change: WeekChange): Promise<void> {
  await queries.cancelQueries({ queryKey: [mealPlan.week.word, mealPlan.week.name] })
  queries.setQueryData<Answer>(keyOf(mealPlan.week, { query: { from } }), (answer) =>
    answer ? { ...answer, data: change(answer.data) } : answer,
  )
}

/** A whole week as the server has just told it. */
export function keepWeek(week: PlanWeek): Promise<void> {
  return keep(week.from as Day, () => week)
}
