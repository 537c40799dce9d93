import type { LineWords } from '@larder/kitchen/shared-list'
import type { NewEntry } from './list-state'

export const longestLine = 120
const longestTitle = 200
const longestName = 60

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u
/** What no stored text may hold. */
const unfit = new RegExp(`[${String.fromCharCode(0)}\\p{Cs}]`, 'gu')

/** The words of a new line; nothing where there is nothing to read. */
export function wordsOf({ text, recipe }: NewEntry): LineWords | undefined {
  const written = lineText(text)
  if (written === undefined) return undefined
  const title = recipe && fitting(recipe.title, longestTitle)
  return { text: written, ...(title && { for: [{ recipeId: recipe.recipeId, title }] }) }
}

export const lineText = (typed: string) => fitting(typed, longestLine)

export const nameText = (typed: string) => fitting(typed, longestName)

function fitting(typed: string, longest: number): string | undefined {
  // Cut first: that may leave half of a character.
  const text = typed.trim().slice(0, longest).replace(unfit, '').trim()
  return visible.test(text) ? text : undefined
}
