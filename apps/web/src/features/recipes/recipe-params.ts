const mostServings = 100

/** The number in an address, read as the specification says, as an integer: '7abc' is 7. Null when there is none. */
export function parseRecipeId(text: string | null | undefined): number | null {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isSafeInteger(number) && number >= 1 ? number : null
}

/** For how many, as typed or as in the address; undefined for what nobody can cook for. */
export function parseServingsParam(text: string | null): number | undefined {
  const servings = Number(text?.trim() || Number.NaN)
  return isValidServings(servings) ? servings : undefined
}

export function isValidServings(servings: number): boolean {
  return Number.isInteger(servings) && servings >= 1 && servings <= mostServings
}
