import type { OcrLine } from '../vision/ocr-reader'
import type { RecipeImportEvent } from './import-event'

/** The input of an import: a text or page, or a file. */
export type ImportTask =
  | {
      readonly kind: 'document'
      readonly text: string
      readonly about: { readonly from: string; readonly address?: string }
      /** The lines of a photographed page with their confidence. */
      readonly lines?: readonly OcrLine[]
    }
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly name: string }

/** Continues the current import. */
export interface ContinueImportTask {
  readonly kind: 'more'
}

/** A batch of events, and whether it was the last: photos of a whole archive are never held at once. */
export interface ImportTaskResult {
  readonly kind: 'read'
  readonly events: readonly RecipeImportEvent[]
  readonly isOver: boolean
}
