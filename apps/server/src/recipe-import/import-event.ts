import type { DoubtfulLine } from '@larder/contract/imports'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { KeptMarks } from '../db/tables/imports'

/** A parsed recipe that can be saved. */
export interface ImportedRecipe {
  /** The page, the file within the archive, or 'Pasted text'. */
  readonly from: string
  /** Within all limits of the contract. */
  readonly draft: RecipeDraft
  readonly doubts: readonly DoubtfulLine[]
  /** Fields that were missing and guessed: 'servings', 'times', 'steps'. */
  readonly guessed: readonly string[]
  /** The unvalidated bytes of a photo in the archive. */
  readonly picture?: Uint8Array
  /** The unvalidated URL of a photo. */
  readonly pictureAddress?: string
  /** Only from our own archives: its creation time and the cook's marks. */
  readonly kept?: KeptMarks
}

/** Events of an import: progress, found recipes and failures. */
export type RecipeImportEvent =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number; readonly doing: string }
  | { readonly kind: 'found'; readonly find: ImportedRecipe }
  | { readonly kind: 'failed'; readonly from: string; readonly why: string }
