import type { Day } from '../date/day'
import type { Eater } from '../diet/eater'
import type { Course, Occasion, Recipe } from '../recipe/recipe'
import type { Lot } from '../stock/lot'

/** When of the day something is eaten, in that order. Example: `mealTimes.indexOf('lunch')` is 1. */
export const mealTimes = ['breakfast', 'lunch', 'snack', 'dinner'] as const

/** A meal of the day. Example: 'dinner'. */
export type MealTime = (typeof mealTimes)[number]

/**
 * One place at the week's table that wants a dish. Example: `{ id: 'tue-dinner', day, meal: 'dinner', eaters: [mia], maxMinutes: 25 }`.
 */
export interface MealSlot {
  readonly id: string
  readonly day: Day
  readonly meal: MealTime
  /** Who eats: their diets and allergens are obeyed, their portions are cooked. With nobody named a dish is cooked as written. */
  readonly eaters: readonly Eater[]
  /** Stricter or looser than the rule for the day of the week. */
  readonly maxMinutes?: number
  /** The dish that stays, whatever the rules say. */
  readonly locked?: number
  /** Without them a main dish, or one that does not say. */
  readonly courses?: readonly Course[]
  readonly occasion?: Occasion
  /** How large a plate is where a dish is locked; 1 unless told otherwise. */
  readonly portion?: number
  /** The last day on which what is left of it is eaten, so it has to be good until then. */
  readonly againOn?: Day
  /** Dishes the cook has waved away here. */
  readonly except?: readonly number[]
}

/** What no plan may break. Example: `{ noRepeatWithinDays: 7, maxMinutesWeekdays: 30 }`. */
export interface PlanRules {
  /** Two days with the same dish lie at least so far apart: 1 forbids it twice on one day, 7 allows it every Monday. */
  readonly noRepeatWithinDays?: number
  /** Monday to Friday. A dish whose time nobody knows is no quick dish. */
  readonly maxMinutesWeekdays?: number
  readonly maxMinutesWeekend?: number
}

/** What a food costs: by the pack, or by the gram. Example: `{ pack: 1.99, packGrams: 284 }`. */
export type FoodPrice =
  | { readonly pack: number; readonly packGrams: number }
  | { readonly perGram: number; readonly packGrams?: number }

/** What an adult should get in a day; protein and fibre at least, sugar and sodium at most. Example: `{ kcal: 2000, protein: 60 }`. */
export interface PlanTarget {
  readonly kcal?: number
  readonly protein?: number
  readonly carbs?: number
  readonly fat?: number
  readonly fiber?: number
  readonly sugar?: number
  readonly sodium?: number
}

/** How many points each goal is worth; none is below zero. Example: a thrifty cook sets `{ ...usualGoals, money: 3 }`. */
export interface PlanGoals {
  /** For a whole lot eaten that would not last until the next shopping: more than any wish can bring. */
  readonly mustUse: number
  /** For all portions of a leftover dish eaten: less than what must be used, more than wishes bring. */
  readonly eatLeftovers: number
  /** For a whole lot eaten before it spoils, whatever it weighs. */
  readonly rescueLot: number
  /** And for each 100 g of it, up to a kilogram. */
  readonly rescue100g: number
  /** Lost for each food that has to be bought, once however many dishes share it. */
  readonly purchase: number
  /** Lost for each unit of money spent. */
  readonly money: number
  /** Lost for a whole pack of something perishable bought and not used; half a pack loses half. */
  readonly leftover: number
  /** Lost for each pair of dishes of one cuisine. */
  readonly sameCuisine: number
  /** Lost for each pair of dishes with the same main food. */
  readonly sameMain: number
  /** Lost for each pair of dishes with the same kind of protein, and for each pair of one form, such as two soups. */
  readonly sameProtein: number
  readonly sameForm: number
  /** Lost for a lunch from Monday to Friday that cannot be carried. */
  readonly carry: number
  /** Lost for a day that misses its target wholly; half as far off loses half. */
  readonly nutrition: number
  /** For each point of liking. */
  readonly liking: number
}

/** What most cooks want. Example: `usualGoals.purchase` is 2 points. */
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

/** Everything a week is planned from. Example: `{ slots, recipes, lots, today: '2026-11-16', rules: { noRepeatWithinDays: 7 }, seed: 1 }`. */
export interface PlanRequest {
  readonly slots: readonly MealSlot[]
  readonly recipes: readonly Recipe[]
  readonly lots: readonly Lot[]
  readonly today: Day
  /** The next day on which somebody goes shopping; without it the day after the last planned one, at most a week from today. */
  readonly shoppingDay?: Day
  /** What was cooked and is not eaten yet. */
  readonly leftovers?: readonly PlanLeftovers[]
  /** Whether some dinners are cooked for two meals on purpose. */
  readonly cookTwice?: boolean
  /** Dishes that are planned only from what another dish leaves over: a curry of cooked chicken. */
  readonly secondDishes?: readonly Recipe[]
  /** Foods that a dish, by recipe id, gets from what another meal leaves over: they are not taken from the stock, nor bought. */
  readonly fromOther?: Readonly<Record<number, readonly string[]>>
  readonly rules?: PlanRules
  readonly goals?: Partial<PlanGoals>
  readonly prices?: Readonly<Record<string, FoodPrice>>
  /** The week must not cost more than one with these goals would. */
  readonly notDearerThan?: Partial<PlanGoals>
  /** Where no price is known the usual ones count, in this currency. */
  readonly usualPrices?: 'GBP' | 'EUR' | 'USD'
  /** Foods that are always there: without a list, water, salt and pepper. */
  readonly staples?: readonly string[]
  readonly target?: PlanTarget
  /** How much the household likes a dish, by recipe id; nothing said is 0. */
  readonly liking?: Readonly<Record<number, number>>
  /** What was cooked lately, so that it does not come again too soon. */
  readonly history?: readonly { readonly recipeId: number; readonly day: Day }[]
  readonly seed: number
  /** Asked between steps; once it says true the best plan so far is returned. */
  readonly deadline?: () => boolean
  /** The same seed and number of steps give the same plan; without it a number that plans a week well. */
  readonly maxSteps?: number
  readonly onProgress?: (progress: PlanProgress) => void
}

/** Portions of a dish that wait to be eaten. Example: `{ lotId: 9, title: 'Chilli', portions: 4, until: '2026-11-18' }`. */
export interface PlanLeftovers {
  readonly lotId: number
  readonly title: string
  readonly portions: number
  /** The last day they may be eaten. */
  readonly until?: Day
  /** Slots at which somebody eats who must not have them. */
  readonly notFor?: readonly string[]
}

/** How far the planning is. Example: `{ steps: 400, of: 3000, points: 41.5 }`. */
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
  /** Or what is left of the dish of this slot, which is cooked for both. */
  readonly again?: string
  /** How large a plate is: 1 unless told otherwise. */
  readonly portion?: number
  /** What is eaten beside it. */
  readonly sides?: readonly PlannedSide[]
  /** Portions that are cooked more, for another dish later. */
  readonly extra?: number
  /** What it is made from: a cooked food that the meal of that slot leaves over. */
  readonly uses?: { readonly slotId: string; readonly foodId: string }
}

/** A dish beside a meal. Example: `{ recipeId: 31, portion: 1 }`. */
export interface PlannedSide {
  readonly recipeId: number
  readonly portion: number
}

/** The sizes of a plate, from small to large. Example: `plannedSteps[1]` is 1, a serving as the recipe says. */
export const plateSizes = [0.75, 1, 1.25, 1.5] as const

/**
 * What a plan is worth, part by part, in points: `total` is `mustUse + rescue + liking − purchases − money − leftovers −
 * variety − nutrition − carry − open`. Example: rescuing a whole bunch of spinach of 340 g brings 9.4 points of `rescue`.
 */
export interface PlanScore {
  readonly total: number
  /** For what would not last until the next shopping, and for leftovers. */
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

/** Something the cook should know although the plan stands. Example: a locked dish that breaks a diet. */
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
  /** No plan that keeps the rules can have more points than this. */
  readonly bound: number
  /** How far the plan may be from the best one, as a part of its points; 0 is proven best. */
  readonly gap: number
  readonly steps: number
  readonly warnings: readonly PlanWarning[]
}

/** One rule that stands in the way, and how many dishes would fit without it. Example: `{ rule: '25 minutes', fit: 3 }`. */
export interface LiftedRule {
  readonly rule: string
  readonly fit: number
}

/** Slots that cannot be filled, and the rules that cannot hold together there: drop any one rule and the others can. Example: `conflict.rules` is `['vegan', 'ready in 25 minutes']`. */
export interface SlotConflict {
  readonly slots: readonly string[]
  readonly rules: readonly string[]
  /** For each single rule whose lifting would fill these slots, the number of dishes that then fit. */
  readonly lift: readonly LiftedRule[]
  /** For the cook: 'Tuesday dinner: no dish is vegan and ready in 25 minutes; 3 fit if it need not be vegan.' */
  readonly say: string
}

/** Why a week cannot be filled, and what can. Example: `conflict.conflicts[0]?.say`. */
export interface Conflict {
  readonly ok: false
  readonly reason: 'no-dish-fits' | 'slot-unclear' | 'slot-locked' | 'slot-unknown'
  readonly conflicts: readonly SlotConflict[]
  /** As many slots as can be filled; the others have no dish. */
  readonly meals: readonly PlannedMeal[]
  readonly score: PlanScore
  readonly warnings: readonly PlanWarning[]
}
