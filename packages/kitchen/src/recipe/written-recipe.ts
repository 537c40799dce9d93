/**
 * A recipe for export: its lines and steps in the cook's words, with its known facts.
 * Example: `{ title: 'Soft Eggs', servings: 2, ingredients: ['4 eggs'], steps: ['Boil the eggs for 7 minutes.'] }`.
 */
export interface WrittenRecipe {
  readonly title: string
  readonly description?: string | undefined
  readonly servings: number
  readonly prepMinutes?: number | undefined
  readonly cookMinutes?: number | undefined
  readonly waitMinutes?: number | undefined
  readonly difficulty?: string | undefined
  readonly course?: string | undefined
  readonly cuisine?: string | undefined
  readonly occasions?: readonly string[] | undefined
  readonly moments?: readonly string[] | undefined
  readonly tags?: readonly string[] | undefined
  readonly community?: string | undefined
  readonly emoji?: string | undefined
  readonly equipment?: readonly string[] | undefined
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
}
