/**
 * A recipe from another source before normalisation; absent fields are unknown.
 * Example: `{ title: 'Shakshuka', ingredients: ['4 eggs'], steps: ['Fry the onions.'], servings: 'serves 4' }`.
 */
export interface LooseRecipe {
  readonly title: string
  readonly description?: string
  /** Line by line, in the words of the source; a heading such as 'For the sauce:' is a line of its own. */
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
  /** In the source's words: '4', 'serves 4 to 6', '12 muffins'. */
  readonly servings?: string
  readonly prepMinutes?: number
  readonly cookMinutes?: number
  readonly totalMinutes?: number
  readonly waitMinutes?: number
  readonly difficulty?: string
  readonly course?: string
  readonly cuisine?: string
  readonly tags?: readonly string[]
  readonly equipment?: readonly string[]
  /** The address of a photo, as the source gives it. */
  readonly image?: string
  /** Its source, for the note in its description. */
  readonly source?: string
  readonly author?: string
}
