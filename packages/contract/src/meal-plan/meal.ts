import { mealTimes } from '@larder/kitchen/meal-plan/plan-request'
import * as z from 'zod/mini'
import { Instant, textField, Uuid } from '../http/fields'
import { PersonVerdict } from '../recipes/recipe-details'
import { RecipeSummary } from '../recipes/recipe-summary'

/** A meal of the day. Example: 'dinner'. */
export const PlanMealTime = z.enum(mealTimes)
/** A meal of the day. Example: 'lunch'. */
export type PlanMealTime = z.infer<typeof PlanMealTime>

/** How many plates a meal is for. Example: 2.5 for two adults and a small child. */
export const Plates = z.number().check(z.gte(0.25), z.lte(100), z.multipleOf(0.25))

/** Who eats, by number. Example: everybody but the one who is away. */
export const EaterIds = z.array(Uuid).check(z.minLength(1), z.maxLength(50))

/**
 * What stands on the table: a dish to cook, leftovers from the fridge, or a word of the cook's own. Example:
 * `{ kind: 'note', text: 'Eating out' }`.
 */
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
    /** The item of the stock they are; absent once it is eaten or gone. */
    itemId: z.optional(z.int()),
    recipeId: z.optional(z.int()),
    /** Foods for its plate. */
    plate: z.array(z.string()),
    /** Portions still there. */
    portions: z.number(),
    expiryDate: z.optional(z.string()),
    /** Where it is still to be cooked, for both meals: on this day. */
    cookedOn: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('note'), text: z.string() }),
])
/** What stands on the table. Example: `meal.what.kind`. */
export type MealContent = z.infer<typeof MealContent>

/** One meal of the plan, with why it is there and what it asks for. Example: Tuesday's dinner. */
export const PlanMeal = z.object({
  id: z.int(),
  day: z.string(),
  meal: PlanMealTime,
  what: MealContent,
  /** Who eats, when that is not everybody. */
  eaters: z.optional(z.array(Uuid)),
  plates: z.number(),
  /** How large a plate is, next to a serving of the recipe: 1.25 is a quarter more. */
  portion: z.number(),
  /** Planning leaves it alone. */
  locked: z.boolean(),
  /** The planner chose it; what a cook placed by hand is never replaced. */
  planned: z.boolean(),
  cookedAt: z.optional(Instant),
  version: z.int(),
  /** Why it stands here, in sentences: 'Rescues spinach (Tuesday).' */
  because: z.array(z.string()),
  /** How it shares its cooking with another dish: 'Uses Sunday’s roast chicken.' */
  leftoverNote: z.optional(z.string()),
  /** Portions that are cooked beyond its own table, for another dish of the plan. */
  extraPortions: z.optional(z.number()),
  /** What it saves from spoiling. */
  rescues: z.array(z.object({ itemId: z.int(), name: z.string(), until: z.optional(z.string()) })),
  /** What must be bought for it: 'feta'. */
  missing: z.array(z.string()),
  /** Its part of what must be bought, where prices are known. */
  money: z.optional(z.number()),
  /** What speaks against it for somebody who eats. */
  warning: z.optional(z.string()),
  /** The same person by person, with the lines that caused it; absent where nothing speaks against it. */
  verdicts: z.optional(z.array(PersonVerdict)),
})
/** One meal of the plan. Example: `meal.because`. */
export type PlanMeal = z.infer<typeof PlanMeal>

/** What a day gives an adult next to the target. Example: `{ nutrient: 'kcal', gives: 1240, aim: 1300, known: true }`. */
export const DayNutrition = z.object({
  day: z.string(),
  figures: z.array(
    z.object({
      nutrient: z.enum(['kcal', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium']),
      gives: z.number(),
      /** Absent without a target. */
      aim: z.optional(z.number()),
      /** False when a dish of the day has no figures. */
      known: z.boolean(),
    }),
  ),
})
/** What a day gives an adult. Example: `day.figures`. */
export type DayNutrition = z.infer<typeof DayNutrition>

/** One thing the plan lacks. Example: '250 g flour', for Pizza and Bread. */
export const PlanShortfall = z.object({
  /** The same for the same thing at every look. */
  key: z.string(),
  text: z.string(),
  foodId: z.optional(z.string()),
  for: z.array(z.object({ recipeId: z.int(), title: z.string() })),
  /** A usual weight stood between, so it is about so much. */
  about: z.boolean(),
  /** The price is the usual one of the region: nobody here has paid for it yet. */
  usual: z.optional(z.boolean()),
  /** Nothing to buy: it is there, and somebody should look whether it is enough. */
  check: z.optional(z.boolean()),
  /** What the purchase leaves over: '250 g left over'. */
  leaves: z.optional(z.string()),
  money: z.optional(z.number()),
})
/** One thing the plan lacks. Example: `lack.text`. */
export type PlanShortfall = z.infer<typeof PlanShortfall>

/** Seven days of meals. Example: the week of 16 November. */
export const PlanWeek = z.object({
  from: z.string(),
  today: z.string(),
  /** In the order they are eaten. */
  meals: z.array(PlanMeal),
  days: z.array(DayNutrition),
  shortfall: z.array(PlanShortfall),
  /** What the shortfall costs, as far as prices are known; `unpriced` things have none. */
  money: z.optional(z.number()),
  unpriced: z.int(),
  /** How many of the prices are the usual ones of the region. */
  usual: z.int(),
  currency: z.string(),
})
/** Seven days of meals. Example: `week.meals`. */
export type PlanWeek = z.infer<typeof PlanWeek>

/** How the household wants its weeks planned. Example: dinners only, 30 minutes on weekdays. */
export const PlanPreferences = z.object({
  meals: z.array(PlanMealTime).check(z.minLength(1), z.maxLength(4)),
  maxMinutesWeekdays: z.nullable(z.int().check(z.gte(5), z.lte(600))),
  maxMinutesWeekend: z.nullable(z.int().check(z.gte(5), z.lte(600))),
  /** The same dish not again within so many days. */
  noRepeatWithinDays: z.int().check(z.gte(1), z.lte(28)),
  /** What matters most. */
  lean: z.enum(['balanced', 'rescue', 'thrifty', 'variety']),
  /** Whether some dinners are cooked for two meals; unless told otherwise, they are. */
  cookTwice: z.optional(z.boolean()),
  /** For an adult and a day; null sets no aim. */
  target: z.object({
    kcal: z.nullable(z.number().check(z.gte(500), z.lte(10_000))),
    protein: z.nullable(z.number().check(z.gte(0), z.lte(500))),
  }),
})
/** How the household wants its weeks planned. Example: `wishes.meals`. */
export type PlanPreferences = z.infer<typeof PlanPreferences>

/** What a cook puts into a place of the week. Example: `{ kind: 'recipe', recipeId: 7 }`. */
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
/** What a cook puts into a place of the week. Example: `{ kind: 'note', text: 'Eating out' }`. */
export type NewMealContent = z.infer<typeof NewMealContent>

/** What happens while a week is planned, in order. Example: `{ kind: 'progress', done: 0.4 }`. */
export const PlanningEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.number() }),
  z.object({
    kind: z.literal('done'),
    week: PlanWeek,
    /** How many places were filled. */
    filled: z.int(),
    /** Places that nothing fits, each with the rules that clash and what lifting one would bring. */
    conflicts: z.array(z.object({ say: z.string(), rules: z.array(z.string()) })),
    warnings: z.array(z.string()),
    /** How far the plan may be from the best one, as a part of its points; 0 is proven best. */
    gap: z.optional(z.number()),
    /** Takes it all back. */
    undo: z.optional(Uuid),
  }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
])
/** What happens while a week is planned. Example: `event.kind`. */
export type PlanningEvent = z.infer<typeof PlanningEvent>
