import type { FlavourFamilyId } from '../data/foods/flavour-families'
import type { Course, Occasion } from '../recipe/recipe'
import type { DishFilling } from './dish-filling'
import type { CutStyle } from './ingredient-fact'

/** A place in a dish and what may stand there. Example: one to two vegetables that suit an egg dish. */
export interface DishSlot {
  readonly name: string
  /** Classes of food that may stand here, the best liked first. */
  readonly classes: readonly string[]
  /** A way of cooking the food must suit. */
  readonly suits?: string
  readonly least: number
  readonly most: number
  /** Grams for a serving, of all in the slot together; without it each food's own. */
  readonly grams?: number
  /** Which part of the wanted amount is enough; 0.6 without it. */
  readonly share?: number
  readonly cut?: CutStyle
  /** Said in the title where it reads well. */
  readonly named?: boolean
}

/** Which seasoning a dish takes. Example: `{ families: ['italian', 'plain'], dry: 1, herb: true }`. */
export interface SeasoningRule {
  /** The families that suit, the usual first. */
  readonly families: readonly FlavourFamilyId[]
  /** How many dry spices at most, and how many it cannot do without. */
  readonly dry?: number
  readonly leastDry?: number
  readonly heat?: boolean
  readonly sauces?: number
  readonly leastSauces?: number
  readonly herb?: boolean
  readonly acid?: boolean
  /** Without salt and pepper: a sweet dish. */
  readonly sweet?: boolean
}

/** How long a filled dish takes. Example: `{ prep: 10, cook: 25 }`. */
export interface DishMinutes {
  readonly prep: number
  readonly cook: number
  readonly wait?: number
}

/** What a dish says of itself once it is filled. Example: `{ title: 'Leek and Feta Frittata', … }`. */
export interface DishText {
  readonly title: string
  readonly description: string
  readonly minutes: DishMinutes
  readonly steps: readonly string[]
}

/** A dish with slots that a cook fills from what there is. Example: a frittata needs eggs and one to three vegetables. */
export interface BaseDish {
  readonly id: string
  /** Dishes of one kind are not offered beside each other: 'egg', 'soup', 'rice'. */
  readonly kind: string
  readonly course: Course
  readonly occasions: readonly Occasion[]
  readonly tags: readonly string[]
  readonly slots: readonly DishSlot[]
  readonly seasoning: SeasoningRule
  /** How glad a table is of it, 0 to 1, other things being equal. */
  readonly liking: number
  /** Whether this filling makes sense as a whole, beyond what each slot asks. */
  readonly accepts?: (filling: DishFilling) => boolean
  /** Water for a serving in millilitres; stock that is there takes its place. */
  readonly water?: (filling: DishFilling) => number
  readonly write: (filling: DishFilling) => DishText
}
