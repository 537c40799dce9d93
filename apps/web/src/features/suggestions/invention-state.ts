import type { RecipeDraft } from '@larder/contract/recipes'
import type { InventionEvent } from '@larder/contract/suggestions'

export type InventedLine = Extract<InventionEvent, { kind: 'line' }>

/** What is written of a dish so far. */
export interface Written {
  readonly title: string
  readonly lines: readonly InventedLine[]
  readonly steps: readonly string[]
}

/** Where inventing stands. What failed or was stopped leaves nothing behind. */
export type Invention =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'writing' } & Written)
  | ({ readonly kind: 'done'; readonly draft: RecipeDraft; readonly warnings: readonly string[] } & Written)
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'stopped' }

export type InventionDeed =
  | { readonly kind: 'begin' }
  | { readonly kind: 'stop' }
  /** There is nothing more to come. */
  | { readonly kind: 'end' }
  | InventionEvent

const brokenOff = 'The connection broke off in the middle. Nothing of it was kept. Please try again.'

export function invented(now: Invention, deed: InventionDeed): Invention {
  if (deed.kind === 'begin') return { kind: 'writing', title: '', lines: [], steps: [] }
  if (now.kind !== 'writing') return now
  switch (deed.kind) {
    case 'stop':
      return { kind: 'stopped' }
    case 'end':
      return { kind: 'failed', message: brokenOff }
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
