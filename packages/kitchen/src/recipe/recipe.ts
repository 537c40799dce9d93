import type { MeasureRegion } from '../country/measure-region'
import type { Quantity } from '../quantity/quantity'
import type { DishFacts } from './dish-facts'

/** The course of a dish. Example: 'Main Dish'. */
export type Course = 'Appetizer' | 'Main Dish' | 'Side Dish' | 'Dessert' | 'Drink'

/** An occasion for a dish. Example: 'lunch'. */
export type Occasion = 'breakfast' | 'lunch' | 'dinner' | 'quick' | 'party' | 'healthy'

/**
 * A parsed recipe line. A line without a food was not understood, and no verdict may call it safe.
 * Example: `{ text: '2 cups flour', foodId: 'all-purpose-flour', quantity: { amount: { numerator: 2, denominator: 1 },
 * unit: 'cup' } }`.
 */
export interface RecipeLine {
  /** As the cook wrote it. */
  readonly text: string
  readonly foodId?: string
  /** Absent for 'to taste'; of a range, the larger end. */
  readonly quantity?: Quantity
  readonly optional?: boolean
  /** The region of the quantity's measures, if they differ from the unit table. */
  readonly region?: MeasureRegion
}

/** The facts of a recipe that the kitchen needs. Example: `{ id: 1, title: 'Avocado Toast', servings: 2, minutes: 15, … }`. */
export interface Recipe {
  readonly id: number
  readonly title: string
  readonly servings: number
  /** Total time from preparation to serving; absent if unknown. */
  readonly minutes?: number
  readonly course?: Course
  readonly cuisine?: string
  readonly occasions: readonly Occasion[]
  readonly tags: readonly string[]
  readonly lines: readonly RecipeLine[]
  /** What its author states about it; absent for recipes of cooks. */
  readonly facts?: DishFacts
}
