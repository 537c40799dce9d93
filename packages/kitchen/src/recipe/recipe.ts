import type { MeasureRegion } from '../country/measure-region'
import type { Quantity } from '../quantity/quantity'

/** Where a dish stands in a menu. Example: 'Main Dish'. */
export type Course = 'Appetizer' | 'Main Dish' | 'Side Dish' | 'Dessert' | 'Drink'

/** What a dish may be cooked for. Example: 'lunch'. */
export type Occasion = 'breakfast' | 'lunch' | 'dinner' | 'quick' | 'party' | 'healthy'

/**
 * One line of a recipe, read. A line without a food was not understood, and no verdict may call it safe. Example:
 * `{ text: '2 cups flour', foodId: 'all-purpose-flour', quantity: { amount: { numerator: 2, denominator: 1 }, unit: 'cup' } }`.
 */
export interface RecipeLine {
  /** As the cook wrote it. */
  readonly text: string
  readonly foodId?: string
  /** Without one it is 'to taste'; of a range, the larger end. */
  readonly quantity?: Quantity
  readonly optional?: boolean
  /** Whose measures the quantity was read in, where those differ from the table of units. */
  readonly region?: MeasureRegion
}

/** What the kitchen needs to know of a recipe. Example: `{ id: 1, title: 'Avocado Toast', servings: 2, minutes: 15, … }`. */
export interface Recipe {
  readonly id: number
  readonly title: string
  readonly servings: number
  /** From the first cut to the table; unknown when absent. */
  readonly minutes?: number
  readonly course?: Course
  readonly cuisine?: string
  readonly occasions: readonly Occasion[]
  readonly tags: readonly string[]
  readonly lines: readonly RecipeLine[]
}
