import { mealTimes } from '@larder/kitchen/meal-plan/plan-request'
import * as z from 'zod/mini'
import { Instant, KitchenText, textField, Uuid } from '../http/fields'
import { DrawnPicture } from '../recipes/drawn-picture'
import { PersonVerdict } from '../recipes/recipe-details'
import { RecipeSummary } from '../recipes/recipe-summary'

/** A meal of the day. Example: 'dinner'. */
export const PlanMealTime = z.enum(mealTimes)
/** A meal of the day. Example: 'lunch'. */
export type PlanMealTime = z.infer<typeof PlanMealTime>

/** The number of plates of a meal. Example: 2.5 for two adults and a small child. */
export const Plates = z.number().check(z.gte(0.25), z.lte(100), z.multipleOf(0.25))

/** The eaters of a meal by id. Example: everybody but the one who is away. */
export const EaterIds = z.array(Uuid).check(z.minLength(1), z.maxLength(50))

/** The content of a meal: a dish to cook, leftovers from stock, or a note. Example: `{ kind: 'note', text: 'Eating out' }`. */
export const MealContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('recipe'),
    recipe: RecipeSummary,
    /** The version it was planned with: an edit of the recipe does not change the plan. */
    version: z.int(),
  }),
  z.object({
    kind: z.literal('leftovers'),
    title: z.string(),
    /** The stock item of the leftovers; absent once it is eaten or gone. */
    itemId: z.optional(z.int()),
    recipeId: z.optional(z.int()),
    /** Foods for its plate. */
    plate: z.array(z.string()),
    drawn: z.optional(DrawnPicture),
    /** Remaining portions. */
    portions: z.number(),
    expiryDate: z.optional(z.string()),
    /** The day on which it is still to be cooked, for both meals. */
    cookedOn: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('note'), text: z.string() }),
])
/** The content of a meal. Example: `meal.what.kind`. */
export type MealContent = z.infer<typeof MealContent>

/** A planned meal with its reasons and shortfall. Example: Tuesday's dinner. */
export const PlanMeal = z.object({
  id: z.int(),
  day: z.string(),
  meal: PlanMealTime,
  what: MealContent,
  /** The eaters, if not everybody. */
  eaters: z.optional(z.array(Uuid)),
  plates: z.number(),
  /** The plate size relative to a serving of the recipe: 1.25 is a quarter more. */
  portion: z.number(),
  /** Planning does not change a locked meal. */
  locked: z.boolean(),
  /** Chosen by the planner; a meal placed by hand is never replaced. */
  planned: z.boolean(),
  cookedAt: z.optional(Instant),
  version: z.int(),
  /** The reasons for the dish, as sentences: 'Uses up spinach (until Tuesday).' */
  because: z.array(KitchenText),
  /** Cooking shared with another dish: 'Uses Sunday’s roast chicken.' */
  leftoverNote: z.optional(KitchenText),
  /** Portions cooked beyond this meal, for another dish of the plan. */
  extraPortions: z.optional(z.number()),
  /** Items it saves from spoiling. */
  rescues: z.array(z.object({ itemId: z.int(), name: z.string(), until: z.optional(z.string()) })),
  /** Items to buy for it: 'feta'. */
  missing: z.array(KitchenText),
  /** Its part of the cost of the shortfall, if prices are known. */
  money: z.optional(z.number()),
  /** Conflicts with the eaters. */
  warning: z.optional(KitchenText),
  /** The conflicts by eater, with the lines that caused them; absent if there are none. */
  verdicts: z.optional(z.array(PersonVerdict)),
})
/** A planned meal. Example: `meal.because`. */
export type PlanMeal = z.infer<typeof PlanMeal>

/**
 * The nutrition of a day for an adult, compared with the target.
 * Example: `{ nutrient: 'kcal', gives: 1240, aim: 1300, known: true }`.
 */
export const DayNutrition = z.object({
  day: z.string(),
  figures: z.array(
    z.object({
      nutrient: z.enum(['kcal', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium']),
      gives: z.number(),
      /** Absent without a target. */
      aim: z.optional(z.number()),
      /** False if a dish of the day has no figures. */
      known: z.boolean(),
    }),
  ),
})
/** The nutrition of a day for an adult. Example: `day.figures`. */
export type DayNutrition = z.infer<typeof DayNutrition>

/** An item of the plan's shortfall. Example: '250 g flour', for Pizza and Bread. */
export const PlanShortfall = z.object({
  /** Stable across requests for the same item. */
  key: z.string(),
  text: z.string(),
  foodId: z.optional(z.string()),
  for: z.array(z.object({ recipeId: z.int(), title: z.string() })),
  /** Approximate, because it was converted by a usual weight. */
  about: z.boolean(),
  /** The price is the usual one of the region; the household has not paid for it yet. */
  usual: z.optional(z.boolean()),
  /** Nothing to buy: it is in stock, but the amount should be checked. */
  check: z.optional(z.boolean()),
  /** The remainder of the purchase: '250 g left over'. */
  leaves: z.optional(z.string()),
  money: z.optional(z.number()),
})
/** An item of the plan's shortfall. Example: `lack.text`. */
export type PlanShortfall = z.infer<typeof PlanShortfall>

/** Seven days of meals. Example: the week of 16 November. */
export const PlanWeek = z.object({
  from: z.string(),
  today: z.string(),
  /** In the order they are eaten. */
  meals: z.array(PlanMeal),
  days: z.array(DayNutrition),
  shortfall: z.array(PlanShortfall),
  /** Items that spoil by tomorrow and that no planned meal uses, with what to do: 'Freeze the cod by tomorrow: …' */
  unplanned: z.optional(
    z.array(z.object({ itemId: z.int(), name: z.string(), until: z.string(), say: z.string() })),
  ),
  /** The cost of the shortfall, as far as prices are known; `unpriced` items have none. */
  money: z.optional(z.number()),
  unpriced: z.int(),
  /** The number of prices that are the usual ones of the region. */
  usual: z.int(),
  currency: z.string(),
})
/** Seven days of meals. Example: `week.meals`. */
export type PlanWeek = z.infer<typeof PlanWeek>

/** The planning preferences of the household. Example: dinners only, 30 minutes on weekdays. */
export const PlanPreferences = z.object({
  meals: z.array(PlanMealTime).check(z.minLength(1), z.maxLength(4)),
  maxMinutesWeekdays: z.nullable(z.int().check(z.gte(5), z.lte(600))),
  maxMinutesWeekend: z.nullable(z.int().check(z.gte(5), z.lte(600))),
  /** The same dish is not repeated within so many days. */
  noRepeatWithinDays: z.int().check(z.gte(1), z.lte(28)),
  /** The main goal of planning. */
  lean: z.enum(['balanced', 'rescue', 'thrifty', 'variety']),
  /** Whether some dinners are cooked for two meals; true by default. */
  cookTwice: z.optional(z.boolean()),
  /** Per adult and day; null sets no target. */
  target: z.object({
    kcal: z.nullable(z.number().check(z.gte(500), z.lte(10_000))),
    protein: z.nullable(z.number().check(z.gte(0), z.lte(500))),
  }),
})
/** The planning preferences of the household. Example: `wishes.meals`. */
export type PlanPreferences = z.infer<typeof PlanPreferences>

/** The content a cook places into a slot of the week. Example: `{ kind: 'recipe', recipeId: 7 }`. */
export const NewMealContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('recipe'),
    recipeId: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  }),
  z.object({
    kind: z.literal('leftovers'),
    itemId: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  }),
  z.object({ kind: z.literal('note'), text: textField({ max: 120 }) }),
])
/** The content a cook places into a slot of the week. Example: `{ kind: 'note', text: 'Eating out' }`. */
export type NewMealContent = z.infer<typeof NewMealContent>

/** A progress event of planning, in order. Example: `{ kind: 'progress', done: 0.4 }`. */
export const PlanningEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.number() }),
  z.object({
    kind: z.literal('done'),
    week: PlanWeek,
    /** The number of filled slots. */
    filled: z.int(),
    /** Slots without a fitting dish, each with the conflicting rules and the effect of lifting one. */
    conflicts: z.array(z.object({ say: z.string(), rules: z.array(z.string()) })),
    warnings: z.array(z.string()),
    /** The maximum distance from the best plan, as a part of its score; 0 is proven best. */
    gap: z.optional(z.number()),
    /** Undoes the whole change. */
    undo: z.optional(Uuid),
  }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
])
/** A progress event of planning. Example: `event.kind`. */
export type PlanningEvent = z.infer<typeof PlanningEvent>
