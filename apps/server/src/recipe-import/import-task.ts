import type { RecipeImportEvent } from './import-event'

/** What is to be read for recipes: a text or page, or a file as it is. */
export type ImportTask =
  | {
      readonly kind: 'document'
      readonly text: string
      readonly about: { readonly from: string; readonly address?: string }
    }
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly name: string }

/** The same one goes on where it stopped. */
export interface ContinueImportTask {
  readonly kind: 'more'
}

/** Some of what it says, and whether that was all: nobody holds a whole archive's photos at once. */
export interface ImportTaskResult {
  readonly kind: 'read'
  readonly events: readonly RecipeImportEvent[]
  readonly isOver: boolean
}
