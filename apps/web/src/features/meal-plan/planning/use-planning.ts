import { mealPlan, type PlanningEvent, type PlanWeek } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { useEffect, useReducer, useRef, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { sync } from '../../../api/sync'

export type PlanningDone = Extract<PlanningEvent, { kind: 'done' }>

/** The state of planning. */
export type PlanningState =
  | { readonly kind: 'none' }
  /** The completed fraction, 0 to 1. */
  | { readonly kind: 'planning'; readonly done: number }
  | PlanningDone
  | { readonly kind: 'failed'; readonly message: string }

type PlanningAction =
  | { readonly kind: 'begin' }
  | { readonly kind: 'forget' }
  /** The event stream ended. */
  | { readonly kind: 'end' }
  | PlanningEvent

const planningInterruptedMessage =
  'The connection dropped halfway through. Please look at the week, and plan again if it is not as you want it.'

export function planningReducer(state: PlanningState, action: PlanningAction): PlanningState {
  if (action.kind === 'begin') return { kind: 'planning', done: 0 }
  if (action.kind === 'forget') return { kind: 'none' }
  if (state.kind !== 'planning') return state
  switch (action.kind) {
    case 'progress':
      // Progress never decreases, whatever order the events arrive in.
      return { ...state, done: Math.max(state.done, action.done) }
    case 'end':
      return { kind: 'failed', message: planningInterruptedMessage }
    case 'done':
    case 'failed':
      return action
  }
}

/** Plans a week, one run at a time. Leaving the week aborts the run. */
export function usePlanning(from: Day) {
  const [planning, dispatch] = useReducer(planningReducer, { kind: 'none' })
  const currentRun = useRef<AbortController>(undefined)
  const [resultWeek, setResultWeek] = useState(from)
  // The result of one week must not show on another, so it is cleared during render.
  if (resultWeek !== from) {
    setResultWeek(from)
    dispatch({ kind: 'forget' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a week ends its planning
  useEffect(() => () => currentRun.current?.abort(), [from])

  async function plan(again: boolean) {
    currentRun.current?.abort()
    const run = new AbortController()
    currentRun.current = run
    dispatch({ kind: 'begin' })
    try {
      const { stream } = await import('../../../api/stream')
      for await (const event of stream(mealPlan.plan, { body: { from, again } }, { signal: run.signal })) {
        if (run.signal.aborted) return
        if (event.kind === 'done') showWeek(event.week)
        dispatch(event)
      }
      dispatch({ kind: 'end' })
    } catch (error) {
      if (run.signal.aborted) return
      console.error('Planning the week failed', error)
      // An error that is not from the API is a broken connection.
      dispatch(
        error instanceof ApiError ? { kind: 'failed', message: toErrorMessage(error) } : { kind: 'end' },
      )
    }
  }

  /** Aborts the run, and clears the last result. */
  function stop() {
    currentRun.current?.abort()
    dispatch({ kind: 'forget' })
  }

  return { planning, plan, stop }
}

/** Shows the planned week; it is fetched again when the stream has ended. */
function showWeek(week: PlanWeek) {
  sync.reads.update(mealPlan.week, (shown) => (shown.from === week.from ? week : shown))
}
