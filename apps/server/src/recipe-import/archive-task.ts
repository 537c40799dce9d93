import type { ArchivedRecipe } from './recipe-archive'

/** Recipes are added in batches; 'pack' creates the archive. */
export type ArchiveTask =
  | { readonly kind: 'begin' }
  | { readonly kind: 'add'; readonly recipes: readonly ArchivedRecipe[] }
  | { readonly kind: 'pack' }

export type ArchiveTaskResult =
  | { readonly kind: 'added' }
  | { readonly kind: 'packed'; readonly archive: Uint8Array }
