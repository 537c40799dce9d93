import type { RecipeDraft } from '@larder/contract/recipes'
import type { InventionEvent } from '@larder/contract/suggestions'

export type InventedLine = Extract<InventionEvent, { kind: 'line' }>

/** The dish as written so far. */
export interface DishInProgress {
  readonly title: string
  readonly lines: readonly InventedLine[]
  readonly steps: readonly string[]
}

/** The state of inventing. A failed or stopped run leaves nothing behind. */
export type InventionState =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'writing' } & DishInProgress)
  | ({
      readonly kind: 'done'
      readonly draft: RecipeDraft
      readonly warnings: readonly string[]
    } & DishInProgress)
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'stopped' }

export type InventionAction =
  | { readonly kind: 'begin' }
  | { readonly kind: 'stop' }
  /** The event stream ended. */
  | { readonly kind: 'end' }
  | InventionEvent

const inventionInterruptedMessage =
  'The connection broke off in the middle. Nothing of it was kept. Please try again.'

export function inventionReducer(state: InventionState, action: InventionAction): InventionState {
  if (action.kind === 'begin') return { kind: 'writing', title: '', lines: [], steps: [] }
  if (state.kind !== 'writing') return state
  switch (action.kind) {
    case 'stop':
      return { kind: 'stopped' }
    case 'end':
      return { kind: 'failed', message: inventionInterruptedMessage }
    case 'title':
      return { ...state, title: action.text }
    case 'line':
      return { ...state, lines: [...state.lines, action] }
    case 'step':
      return { ...state, steps: [...state.steps, action.text] }
    case 'done':
      return { ...state, kind: 'done', draft: action.draft, warnings: action.warnings }
    case 'failed':
      return action
  }
}
