import type { PlanningEvent } from '@larder/contract/meal-plan'

export type PlanningDone = Extract<PlanningEvent, { kind: 'done' }>

/** Where planning stands. */
export type PlanningState =
  | { readonly kind: 'none' }
  /** How much of it is done, 0 to 1. */
  | { readonly kind: 'planning'; readonly done: number }
  | PlanningDone
  | { readonly kind: 'failed'; readonly message: string }

export type PlanningAction =
  | { readonly kind: 'begin' }
  | { readonly kind: 'forget' }
  /** There is nothing more to come. */
  | { readonly kind: 'end' }
  | PlanningEvent

const planningInterruptedMessage =
  'The connection broke off in the middle. Please look at the week, and plan again if it is not as you want it.'

export function planningReducer(now: PlanningState, deed: PlanningAction): PlanningState {
  if (deed.kind === 'begin') return { kind: 'planning', done: 0 }
  if (deed.kind === 'forget') return { kind: 'none' }
  if (now.kind !== 'planning') return now
  switch (deed.kind) {
    case 'progress':
      // It never goes back, whatever order it is heard in.
      return { ...now, done: Math.max(now.done, deed.done) }
    case 'end':
      return { kind: 'failed', message: planningInterruptedMessage }
    case 'done':
    case 'failed':
      return deed
  }
}
