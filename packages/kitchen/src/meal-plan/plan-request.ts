import type { Day } from '../date/day'
import type { Eater } from '../diet/eater'
import type { Course, Occasion, Recipe } from '../recipe/recipe'
import type { Lot } from '../stock/lot'

/** The meals of a day in order. Example: `mealTimes.indexOf('lunch')` is 1. */
export const mealTimes = ['breakfast', 'lunch', 'snack', 'dinner'] as const

/** A meal of the day. Example: 'dinner'. */
export type MealTime = (typeof mealTimes)[number]

/**
 * A slot of the week to fill with a dish.
 * Example: `{ id: 'tue-dinner', day, meal: 'dinner', eaters: [mia], maxMinutes: 25 }`.
 */
export interface MealSlot {
  readonly id: string
  readonly day: Day
  readonly meal: MealTime
  /**
   * The eaters: their diets and allergens are respected, their portions are cooked. Without eaters a dish is cooked as
   * written.
   */
  readonly eaters: readonly Eater[]
  /** Overrides the rule for the day of the week. */
  readonly maxMinutes?: number
  /** A dish that stays regardless of the rules. */
  readonly locked?: number
  /** Absent: a main dish, or one without a role. */
  readonly courses?: readonly Course[]
  readonly occasion?: Occasion
  /** The plate size of a locked dish; 1 by default. */
  readonly portion?: number
  /** The last day on which its leftovers are eaten; it must keep until then. */
  readonly againOn?: Day
  /** Dishes the cook rejected for this slot. */
  readonly except?: readonly number[]
}

/** Rules no plan may break. Example: `{ noRepeatWithinDays: 7, maxMinutesWeekdays: 30 }`. */
interface PlanRules {
  /** Minimum days between two servings of the same dish: 1 forbids it twice on one day, 7 allows it every Monday. */
  readonly noRepeatWithinDays?: number
  /** Monday to Friday. A dish of unknown time does not count as quick. */
  readonly maxMinutesWeekdays?: number
  readonly maxMinutesWeekend?: number
}

/** The price of a food, per pack or per gram. Example: `{ pack: 1.99, packGrams: 284 }`. */
export type FoodPrice =
  | { readonly pack: number; readonly packGrams: number }
  | { readonly perGram: number; readonly packGrams?: number }

/**
 * Daily nutrition target of an adult; minimum for protein and fibre, maximum for sugar and sodium.
 * Example: `{ kcal: 2000, protein: 60 }`.
 */
export interface PlanTarget {
  readonly kcal?: number
  readonly protein?: number
  readonly carbs?: number
  readonly fat?: number
  readonly fiber?: number
  readonly sugar?: number
  readonly sodium?: number
}

/** The points of each goal, none negative. Example: a thrifty cook sets `{ ...defaultGoals, money: 3 }`. */
export interface PlanGoals {
  /** For using a whole lot that would not last until the next shopping day: more than all preferences can bring. */
  readonly mustUse: number
  /** For eating all portions of a leftover dish: less than food that must be used, more than preferences. */
  readonly eatLeftovers: number
  /** For eating a whole lot before it spoils, regardless of its weight. */
  readonly rescueLot: number
  /** Additionally for each 100 g of it, up to a kilogram. */
  readonly rescue100g: number
  /** Penalty for each food to buy, once for all dishes that share it; half of it for a seasoning that keeps. */
  readonly purchase: number
  /** Penalty per unit of money spent. */
  readonly money: number
  /** Penalty for a whole perishable pack bought and not used; half a pack counts half. */
  readonly leftover: number
  /** Penalty for each pair of dishes of one cuisine. */
  readonly sameCuisine: number
  /** Penalty for each pair of dishes with the same main food. */
  readonly sameMain: number
  /** Penalty for each pair of dishes with the same kind of protein, and for each pair of one form, such as two soups. */
  readonly sameProtein: number
  readonly sameForm: number
  /** Penalty for a lunch from Monday to Friday that cannot be carried. */
  readonly carry: number
  /** Penalty for a day that misses its target entirely; half the deviation counts half. */
  readonly nutrition: number
  /** For each point of liking. */
  readonly liking: number
}

/** The default goals. Example: `defaultGoals.purchase` is 2 points. */
export const defaultGoals: PlanGoals = {
  mustUse: 1000,
  eatLeftovers: 600,
  rescueLot: 6,
  rescue100g: 1,
  purchase: 2,
  money: 1,
  leftover: 2,
  sameCuisine: 0.4,
  sameMain: 1.5,
  sameProtein: 0.6,
  sameForm: 0.6,
  carry: 12,
  nutrition: 6,
  liking: 1,
}

/** The input of planning. Example: `{ slots, recipes, lots, today: '2026-11-16', rules: { noRepeatWithinDays: 7 }, seed: 1 }`. */
export interface PlanRequest {
  readonly slots: readonly MealSlot[]
  readonly recipes: readonly Recipe[]
  readonly lots: readonly Lot[]
  readonly today: Day
  /** The next shopping day; absent: the day after the last planned one, at most a week from today. */
  readonly shoppingDay?: Day
  /** Cooked dishes that are not eaten yet. */
  readonly leftovers?: readonly PlanLeftovers[]
  /** Whether some dinners are deliberately cooked for two meals. */
  readonly cookTwice?: boolean
  /** Dishes planned only from another dish's leftovers: a curry of cooked chicken. */
  readonly secondDishes?: readonly Recipe[]
  /** Foods that a dish, by recipe id, gets from another meal's leftovers: they are neither taken from stock nor bought. */
  readonly fromOther?: Readonly<Record<number, readonly string[]>>
  readonly rules?: PlanRules
  readonly goals?: Partial<PlanGoals>
  readonly prices?: Readonly<Record<string, FoodPrice>>
  /** The week must not cost more than one planned with these goals. */
  readonly notDearerThan?: Partial<PlanGoals>
  /** The currency of the usual prices, used where no price is known. */
  readonly usualPrices?: 'GBP' | 'EUR' | 'USD'
  /** Foods that are always in stock; by default water, salt and pepper. */
  readonly staples?: readonly string[]
  readonly target?: PlanTarget
  /** Dishes made up from this kitchen, by recipe id: beside a meal they need nothing from the shop. */
  readonly madeUp?: readonly number[]
  /** How long a meal usually takes at most: slower dishes lose points from Monday to Friday, snacks always. Absent: no dish is slow. */
  readonly usualMinutes?: Readonly<Record<MealTime, number>>
  /** The household's liking of a dish by recipe id; 0 by default. */
  readonly liking?: Readonly<Record<number, number>>
  /**
   * What a dish loses by each menu of the household, by recipe id: the first menu with a short enough list is cooked from.
   * Otherwise the one with the shortest.
   */
  readonly tastes?: readonly Readonly<Record<number, number>>[]
  /** Dishes that leftovers in stock are meant for, by their author's word, and the last day those may be eaten. */
  readonly followUps?: readonly { readonly recipeId: number; readonly until?: Day }[]
  /** Recently cooked dishes, so that they are not repeated too soon. */
  readonly history?: readonly { readonly recipeId: number; readonly day: Day }[]
  readonly seed: number
  /** Called between steps; once it returns true, the best plan so far is returned. */
  readonly deadline?: () => boolean
  /** The same seed and number of steps give the same plan; the default number plans a week well. */
  readonly maxSteps?: number
  readonly onProgress?: (progress: PlanProgress) => void
}

/** Portions of a dish that are to be eaten. Example: `{ lotId: 9, title: 'Chilli', portions: 4, until: '2026-11-18' }`. */
export interface PlanLeftovers {
  readonly lotId: number
  readonly title: string
  readonly portions: number
  /** The last day they may be eaten. */
  readonly until?: Day
  /** Slots with an eater who must not have them. */
  readonly notFor?: readonly string[]
}

/** The progress of planning. Example: `{ steps: 400, of: 3000, points: 41.5 }`. */
export interface PlanProgress {
  readonly steps: number
  readonly of: number
  readonly points: number
}

/** The dish of one slot; without a recipe nothing fits there. Example: `{ slotId: 'tue-dinner', recipeId: 12 }`. */
export interface PlannedMeal {
  readonly slotId: string
  readonly recipeId?: number
  /** Leftovers instead, by their lot. */
  readonly leftovers?: number
  /** Or the leftovers of this slot's dish, which is cooked for both. */
  readonly again?: string
  /** The plate size; 1 by default. */
  readonly portion?: number
  /** Side dishes. */
  readonly sides?: readonly PlannedSide[]
  /** Additional portions cooked for a later dish. */
  readonly extra?: number
  /** The cooked food it is made from, left over from the meal of that slot. */
  readonly uses?: { readonly slotId: string; readonly foodId: string }
}

/** A side dish of a meal. Example: `{ recipeId: 31, portion: 1 }`. */
export interface PlannedSide {
  readonly recipeId: number
  readonly portion: number
}

/** The plate sizes, from small to large. Example: `plateSizes[1]` is 1, a serving as the recipe says. */
export const plateSizes = [0.75, 1, 1.25, 1.5] as const

/**
 * The score of a plan by part, in points: `total` is
 * `mustUse + rescue + liking − purchases − money − leftovers − variety − nutrition − carry − open`.
 * Example: rescuing a whole bunch of spinach of 340 g brings 9.4 points of `rescue`.
 */
export interface PlanScore {
  readonly total: number
  /** For food that would not last until the next shopping day, and for leftovers. */
  readonly mustUse: number
  readonly rescue: number
  readonly liking: number
  readonly purchases: number
  readonly money: number
  readonly leftovers: number
  readonly variety: number
  readonly nutrition: number
  readonly carry: number
  readonly open: number
}

/** A warning about a valid plan. Example: a locked dish that breaks a diet. */
export interface PlanWarning {
  readonly slotId: string
  readonly rules: readonly string[]
  readonly say: string
}

/** A filled week. Example: `plan.meals[0]?.recipeId`. */
export interface Plan {
  readonly ok: true
  /** In the order they are eaten. */
  readonly meals: readonly PlannedMeal[]
  readonly score: PlanScore
  /** An upper bound on the points of any plan that keeps the rules. */
  readonly bound: number
  /** The maximum distance from the best plan, as a part of its points; 0 is proven best. */
  readonly gap: number
  readonly steps: number
  readonly warnings: readonly PlanWarning[]
}

/** A conflicting rule, and the number of dishes that fit without it. Example: `{ rule: '25 minutes', fit: 3 }`. */
export interface LiftedRule {
  readonly rule: string
  readonly fit: number
}

/**
 * Slots that cannot be filled, with a minimal set of conflicting rules: without any one of them the others can hold.
 * Example: `conflict.rules` is `['vegan', 'ready in 25 minutes']`.
 */
export interface SlotConflict {
  readonly slots: readonly string[]
  readonly rules: readonly string[]
  /** For each single rule that would free these slots if lifted, the number of dishes that then fit. */
  readonly lift: readonly LiftedRule[]
  /** The sentence for the cook: 'Tuesday dinner: no dish is vegan and ready in 25 minutes; 3 fit if it need not be vegan.' */
  readonly say: string
}

/** The reasons a week cannot be filled, and the partial plan. Example: `conflict.conflicts[0]?.say`. */
export interface Conflict {
  readonly ok: false
  readonly reason: 'no-dish-fits' | 'slot-unclear' | 'slot-locked' | 'slot-unknown'
  readonly conflicts: readonly SlotConflict[]
  /** As many slots as can be filled; the others have no dish. */
  readonly meals: readonly PlannedMeal[]
  readonly score: PlanScore
  readonly warnings: readonly PlanWarning[]
}
