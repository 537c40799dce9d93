const figureSpace = '\u2007'

/** Pads a number to the width of the largest possible one, so that nothing shifts when the digits change. */
export function padNumber(count: number, max: number): string {
  return String(count).padStart(String(max).length, figureSpace)
}
