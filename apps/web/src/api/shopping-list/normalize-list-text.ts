import type { LineDetails } from '@larder/kitchen/shopping/shared-list'
import type { NewListLine } from './shopping-list-state'

export const maxListLineLength = 120
const maxTitleLength = 200
const maxNameLength = 60

const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Characters that stored text must not contain. */
const forbiddenCharacters = new RegExp(`[${String.fromCharCode(0)}\\p{Cs}]`, 'gu')

/** Returns the details of a new line; undefined if the text has no visible characters. */
export function toLineWords({ text, recipe }: NewListLine): LineDetails | undefined {
  const normalized = normalizeLineText(text)
  if (normalized === undefined) return undefined
  const title = recipe && normalizeTyped(recipe.title, maxTitleLength)
  return { text: normalized, ...(title && { for: [{ recipeId: recipe.recipeId, title }] }) }
}

export const normalizeLineText = (typed: string) => normalizeTyped(typed, maxListLineLength)

export const normalizeListName = (typed: string) => normalizeTyped(typed, maxNameLength)

function normalizeTyped(typed: string, maxLength: number): string | undefined {
  // Cut first: the cut may leave half a surrogate pair.
  const text = typed.trim().slice(0, maxLength).replace(forbiddenCharacters, '').trim()
  return visibleCharacter.test(text) ? text : undefined
}
