import type { PlanningEvent } from '@larder/contract/meal-plan'

export type PlanningDone = Extract<PlanningEvent, { kind: 'done' }>

/** The state of planning. */
export type PlanningState =
  | { readonly kind: 'none' }
  /** The completed fraction, 0 to 1. */
  | { readonly kind: 'planning'; readonly done: number }
  | PlanningDone
  | { readonly kind: 'failed'; readonly message: string }

export type PlanningAction =
  | { readonly kind: 'begin' }
  | { readonly kind: 'forget' }
  /** The event stream ended. */
  | { readonly kind: 'end' }
  | PlanningEvent

const planningInterruptedMessage =
  'The connection broke off in the middle. Please look at the week, and plan again if it is not as you want it.'

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
