import { mealPlan } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { useEffect, useReducer, useRef, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { callStream } from '../../../api/call-stream'
import { randomId } from '../../../api/random-id'
import { refresh } from '../../../api/use-api'
import { writeWeekToCache } from '../pending-changes'
import { planningReducer } from './planning-state'

/** Has a week planned, one at a time; leaving it ends the planning. */
export function usePlanning(from: Day) {
  const [planning, tell] = useReducer(planningReducer, { kind: 'none' })
  const underWay = useRef<AbortController>(undefined)
  const [saidOf, setSaidOf] = useState(from)
  // What was said of one week is not of the next, not even for a moment.
  if (saidOf !== from) {
    setSaidOf(from)
    tell({ kind: 'forget' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a week ends its planning
  useEffect(() => () => underWay.current?.abort(), [from])

  async function plan(again: boolean) {
    underWay.current?.abort()
    const leaving = new AbortController()
    underWay.current = leaving
    tell({ kind: 'begin' })
    const asked = { body: { from, again, action: randomId() } }
    try {
      for await (const event of callStream(mealPlan.plan, asked, { signal: leaving.signal })) {
        if (leaving.signal.aborted) return
        if (event.kind === 'done') await writeWeekToCache(event.week)
        tell(event)
      }
      tell({ kind: 'end' })
    } catch (error) {
      if (leaving.signal.aborted) return
      console.error('Planning the week failed', error)
      // What is not ours broke off in the middle.
      tell(error instanceof ApiError ? { kind: 'failed', message: toErrorMessage(error) } : { kind: 'end' })
    } finally {
      void refresh(mealPlan.week)
    }
  }

  /** Also puts away what was said about the last one. */
  function stop() {
    underWay.current?.abort()
    tell({ kind: 'forget' })
  }

  return { planning, plan, stop }
}
