import type { DoubtfulLine } from '@larder/contract/imports'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { KeptMarks } from '../db/tables/imports'

/** A recipe that was read, as it could be kept. */
export interface ImportedRecipe {
  /** The page, the file within the archive, or 'Pasted text'. */
  readonly from: string
  /** Within every limit of the contract already. */
  readonly draft: RecipeDraft
  readonly doubts: readonly DoubtfulLine[]
  /** What was not said and therefore guessed: 'servings', 'times', 'steps'. */
  readonly guessed: readonly string[]
  /** The bytes of a photo as the archive has them, unchecked. */
  readonly picture?: Uint8Array
  /** Or where there is one, unchecked. */
  readonly pictureAddress?: string
  /** Only of our own archives: when it was written down, and what its cook thought of it. */
  readonly kept?: KeptMarks
}

/** What reading says as it goes: how far it is, what it found, and what could not be read. */
export type RecipeImportEvent =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number; readonly doing: string }
  | { readonly kind: 'found'; readonly find: ImportedRecipe }
  | { readonly kind: 'trouble'; readonly from: string; readonly why: string }
