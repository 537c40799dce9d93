import type { RecipeDraft } from '@larder/contract/recipes'
import type { InventionEvent } from '@larder/contract/suggestions'

export type InventedLine = Extract<InventionEvent, { kind: 'line' }>

/** What is written of a dish so far. */
export interface DishInProgress {
  readonly title: string
  readonly lines: readonly InventedLine[]
  readonly steps: readonly string[]
}

/** Where inventing stands. What failed or was stopped leaves nothing behind. */
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
  /** There is nothing more to come. */
  | { readonly kind: 'end' }
  | InventionEvent

const inventionInterruptedMessage =
  'The connection broke off in the middle. Nothing of it was kept. Please try again.'

export function inventionReducer(now: InventionState, deed: InventionAction): InventionState {
  if (deed.kind === 'begin') return { kind: 'writing', title: '', lines: [], steps: [] }
  if (now.kind !== 'writing') return now
  switch (deed.kind) {
    case 'stop':
      return { kind: 'stopped' }
    case 'end':
      return { kind: 'failed', message: inventionInterruptedMessage }
    case 'title':
      return { ...now, title: deed.text }
    case 'line':
      return { ...now, lines: [...now.lines, deed] }
    case 'step':
      return { ...now, steps: [...now.steps, deed.text] }
    case 'done':
      return { ...now, kind: 'done', draft: deed.draft, warnings: deed.warnings }
    case 'failed':
      return deed
  }
}
