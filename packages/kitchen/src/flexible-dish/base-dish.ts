import type { FlavourFamilyId } from '../data/foods/flavour-families'
import type { Course, Occasion } from '../recipe/recipe'
import type { DishFilling } from './dish-filling'
import type { CookingMethod, CutStyle } from './ingredient-fact'

/** A slot of a dish with the foods that may fill it. Example: one to two vegetables that suit an egg dish. */
export interface DishSlot {
  readonly name: string
  /** Classes of food that may fill it, preferred first. */
  readonly classes: readonly string[]
  /** A dish that the food must suit: 'curry'. */
  readonly suits?: string
  /** How the slot is cooked; only foods with a time for it fill the slot. */
  readonly cookedBy?: CookingMethod
  readonly least: number
  readonly most: number
  /** Grams per serving of all foods in the slot together; by default each food's own. */
  readonly grams?: number
  /** Share of the wanted amount that is enough; 0.6 by default. */
  readonly share?: number
  readonly cut?: CutStyle
  /** Whether several foods of one class may fill it, such as two melons in a fruit salad. */
  readonly mixesAlike?: boolean
  /** Whether the title names it where it reads well. */
  readonly named?: boolean
}

/** Seasoning rule of a dish. Example: `{ families: ['italian', 'plain'], dry: 1, herb: true }`. */
export interface SeasoningRule {
  /** Suitable families, the usual one first. */
  readonly families: readonly FlavourFamilyId[]
  /** Maximum and required number of dry spices. */
  readonly dry?: number
  readonly leastDry?: number
  readonly heat?: boolean
  readonly sauces?: number
  readonly leastSauces?: number
  readonly herb?: boolean
  readonly acid?: boolean
  /** A sweet dish, without salt and pepper. */
  readonly sweet?: boolean
}

/** Duration of a filled dish. Example: `{ prep: 10, cook: 25 }`. */
interface DishMinutes {
  readonly prep: number
  readonly cook: number
  readonly wait?: number
}

/** Texts of a filled dish. Example: `{ title: 'Leek and Feta Frittata', … }`. */
interface DishText {
  readonly title: string
  readonly description: string
  readonly minutes: DishMinutes
  readonly steps: readonly string[]
}

/** A dish with slots that are filled from the stock. Example: a frittata needs eggs and one to three vegetables. */
export interface BaseDish {
  readonly id: string
  /** Only one dish of a kind is offered at a time: 'egg', 'soup', 'rice'. */
  readonly kind: string
  readonly course: Course
  readonly occasions: readonly Occasion[]
  readonly tags: readonly string[]
  readonly slots: readonly DishSlot[]
  readonly seasoning: SeasoningRule
  /** Popularity of the dish, 0 to 1, other things being equal. */
  readonly liking: number
  /** Whether a filling makes sense as a whole, beyond the rules of each slot. */
  readonly accepts?: (filling: DishFilling) => boolean
  /** Water per serving in millilitres; stock replaces it. */
  readonly water?: (filling: DishFilling) => number
  readonly write: (filling: DishFilling) => DishText
}
