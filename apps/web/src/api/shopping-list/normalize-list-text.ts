import type { LineDetails } from '@larder/kitchen/shopping/shared-list'
import type { NewListLine } from './shopping-list-state'

export const maxListLineLength = 120
const maxTitleLength = 200
const maxNameLength = 60

const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u
/** What no stored text may hold. */
const forbiddenCharacters = new RegExp(`[${String.fromCharCode(0)}\\p{Cs}]`, 'gu')

/** The words of a new line; nothing where there is nothing to read. */
export function toLineWords({ text, recipe }: NewListLine): LineDetails | undefined {
  const written = normalizeLineText(text)
  if (written === undefined) return undefined
  const title = recipe && normalizeTyped(recipe.title, maxTitleLength)
  return { text: written, ...(title && { for: [{ recipeId: recipe.recipeId, title }] }) }
}

export const normalizeLineText = (typed: string) => normalizeTyped(typed, maxListLineLength)

export const normalizeListName = (typed: string) => normalizeTyped(typed, maxNameLength)

function normalizeTyped(typed: string, longest: number): string | undefined {
  // Cut first: that may leave half of a character.
  const text = typed.trim().slice(0, longest).replace(forbiddenCharacters, '').trim()
  return visibleCharacter.test(text) ? text : undefined
}
