const figureSpace = '\u2007'

/** A number as wide as the largest it can be, so that nothing moves when it has a digit less or more. */
export function padNumber(count: number, most: number): string {
  return String(count).padStart(String(most).length, figureSpace)
}
