/** A food on a photo. Example: `{ name: 'Eggs', foodId: 'egg', ticked: true }`. */
interface PhotoLine {
  readonly name: string
  readonly foodId?: string | undefined
  readonly ticked: boolean
}

/** Returns whether two lines are the same food. Example: 'Egg' and 'Eggs', both linked to egg. */
export function isSameFood(a: Omit<PhotoLine, 'ticked'>, b: Omit<PhotoLine, 'ticked'>): boolean {
  if (a.foodId !== undefined || b.foodId !== undefined) return a.foodId === b.foodId
  return a.name.trim().toLowerCase() === b.name.trim().toLowerCase()
}

/**
 * Returns the lines of a further photo. A food that an earlier photo shows may be the same piece seen twice, so it is marked and
 * not preselected: the cook decides whether there are more.
 * Example: eggs on the first photo and eggs and milk on the second: only the milk is preselected.
 */
export function markSeenBefore<Line extends PhotoLine>(
  earlier: readonly Omit<PhotoLine, 'ticked'>[],
  further: readonly Line[],
): (Line & { readonly seenBefore?: true })[] {
  return further.map((line) =>
    earlier.some((shown) => isSameFood(shown, line)) ? { ...line, ticked: false, seenBefore: true } : line,
  )
}
