/** One ingredient line as the caller knows it. Only the text is required. */
export interface PlatingIngredient {
  /** As written: '2 carrots, sliced'. */
  readonly text: string
  /** The id or English name of its food, if known: 'carrot'. */
  readonly food?: string
  /** Its category, if known: 'Vegetables'. */
  readonly category?: string
  /** Its weight, if known. */
  readonly grams?: number
}

/** What a recipe must say to be drawn. The caller fills it from its own recipes. */
export interface PlatingRecipe {
  readonly title: string
  readonly description?: string
  /** Such as 'Main Dish', 'Dessert' or 'Drink'. */
  readonly course?: string
  readonly tags?: readonly string[]
  readonly ingredients: readonly PlatingIngredient[]
  readonly steps: readonly string[]
}
