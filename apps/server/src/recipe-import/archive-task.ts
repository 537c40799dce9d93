import type { ArchivedRecipe } from './recipe-archive'

/** What goes into an archive comes some at a time; the last word packs it. */
export type ArchiveTask =
  | { readonly kind: 'begin' }
  | { readonly kind: 'add'; readonly recipes: readonly ArchivedRecipe[] }
  | { readonly kind: 'pack' }

export type ArchiveTaskResult =
  | { readonly kind: 'added' }
  | { readonly kind: 'packed'; readonly archive: Uint8Array }
