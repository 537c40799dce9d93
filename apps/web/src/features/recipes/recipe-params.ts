const maxServings = 100

/**
 * Parses the recipe id in a URL as an integer, as the specification requires: '7abc' is 7. Returns null if there is
 * none.
 */
export function parseRecipeId(text: string | null | undefined): number | null {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isSafeInteger(number) && number >= 1 ? number : null
}

/** Parses servings as typed or from the URL; undefined if invalid. */
export function parseServingsParam(text: string | null): number | undefined {
  const servings = Number(text?.trim() || Number.NaN)
  return isValidServings(servings) ? servings : undefined
}

export function isValidServings(servings: number): boolean {
  return Number.isInteger(servings) && servings >= 1 && servings <= maxServings
}
