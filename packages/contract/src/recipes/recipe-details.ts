import * as z from 'zod/mini'
import { AllergenId, SeverityLevel } from '../diet'
import { KitchenText } from '../http/fields'
import { RecipeMoment, RecipeOccasion } from './recipe-content'
import { PhotoOfDish } from './recipe-picture'
import { RecipeSummary } from './recipe-summary'

/**
 * One text in the three measures a cook may choose.
 * Example: `{ written: '1 cup flour', metric: '120 g flour', us: '1 cup flour' }`.
 */
export const TextByUnitStyle = z.object({ written: KitchenText, metric: KitchenText, us: KitchenText })
/** One text in three measures. Example: `line.text.metric`. */
export type TextByUnitStyle = z.infer<typeof TextByUnitStyle>

/** The availability of a line in this kitchen. Example: 'partly'. */
const LineAvailability = z.enum(['covered', 'partly', 'swapped', 'held', 'missing', 'assumed', 'not known'])

/** One ingredient of a recipe, scaled and compared with the stock. Example: garlic, 2 cloves, covered. */
export const RecipeIngredient = z.object({
  /** The whole line: '2 cloves garlic, crushed'. */
  text: TextByUnitStyle,
  name: KitchenText,
  /** '2', and '' when it is to taste. */
  amount: z.string(),
  unit: z.string(),
  preparation: z.optional(KitchenText),
  optional: z.boolean(),
  foodId: z.optional(z.string()),
  standing: LineAvailability,
  /** The shortfall for the shopping list: '250 g flour', also if a swap is possible; absent if nothing must be bought. */
  toBuy: z.optional(KitchenText),
  /** The substitute from stock. */
  swap: z.optional(KitchenText),
  /** The stock item that covers it under another name: 'juice of ½ lemon'. */
  by: z.optional(z.string()),
})
/** One ingredient of a recipe. Example: `ingredient.standing`. */
export type RecipeIngredient = z.infer<typeof RecipeIngredient>

/** One step with its ingredients and timers. Example: `step.timers[0]?.seconds` is 420. */
export const RecipeStep = z.object({
  text: TextByUnitStyle,
  /** Indexes into the list of ingredients. */
  uses: z.array(z.int()),
  /**
   * The part of each ingredient the step takes: '1 tbsp olive oil' of two, 'the rest of the parsley', or only a name
   * once it is in.
   */
  takes: z.optional(
    z.array(
      z.object({ place: z.int(), kind: z.enum(['all', 'part', 'rest', 'again']), text: TextByUnitStyle }),
    ),
  ),
  timers: z.array(z.object({ text: z.string(), label: z.optional(z.string()), seconds: z.int() })),
})
/** One step of a recipe. Example: `step.text.written`. */
export type RecipeStep = z.infer<typeof RecipeStep>

/** Nutrition per serving, computed from the lines; `coverage` is the part by weight with known figures. */
export const ServingNutrition = z.object({
  calories: z.number(),
  protein: z.string(),
  carbs: z.string(),
  fat: z.string(),
  fiber: z.string(),
  sugar: z.string(),
  sodium: z.string(),
  coverage: z.number(),
  /** Lines not included in the figures. */
  leftOut: z.array(KitchenText),
})
/** Nutrition per serving. Example: `nutrition.calories`. */
export type ServingNutrition = z.infer<typeof ServingNutrition>

/** The verdict on one allergen, with the line that decided it. Example: `{ allergen: 'gluten', answer: 'contains', line: … }`. */
export const AllergenAnswer = z.object({
  allergen: AllergenId,
  answer: z.enum(['contains', 'none found', 'not known']),
  line: z.optional(KitchenText),
  why: z.optional(KitchenText),
})
/** The verdict on one allergen. Example: `answer.allergen`. */
export type AllergenAnswer = z.infer<typeof AllergenAnswer>

/** A conflict of a dish with one eater. Example: nuts for Mia, because of the pesto. */
export const PersonObjection = z.object({
  concerns: z.enum(['allergen', 'diet', 'dislike']),
  /** An allergen or a diet by its id, a dislike in the cook’s words. */
  about: z.string(),
  answer: z.enum(['contains', 'does not fit', 'not known']),
  /** For allergens only. */
  severity: z.optional(SeverityLevel),
  line: KitchenText,
  why: KitchenText,
  /** True excludes the dish for this eater; false warns. */
  forbids: z.boolean(),
})
/** A conflict of a dish with one eater. Example: `objection.line`. */
export type PersonObjection = z.infer<typeof PersonObjection>

/** The conflicts of a dish with one eater of the household. Example: `{ name: 'Mia', objections: [] }`. */
export const PersonVerdict = z.object({ name: z.string(), objections: z.array(PersonObjection) })
/** The conflicts of a dish with one eater. Example: `verdict.name`. */
export type PersonVerdict = z.infer<typeof PersonVerdict>

const DishLink = z.object({ id: z.int(), title: KitchenText })

/** What the author of a dish of the cookbook states about it. Example: 'Keeps 2 days in the fridge' and its sides. */
export const DishNotes = z.object({
  /** Time with busy hands; the rest is waiting. */
  activeTime: z.optional(z.string()),
  /** Short sentences: 'Freezes for 3 months'. */
  notes: z.array(KitchenText),
  goesWith: z.array(DishLink),
  leftoversBecome: z.array(DishLink),
})
/** What the author of a dish states about it. Example: `dish.notes[0]`. */
export type DishNotes = z.infer<typeof DishNotes>

/** The full view of a recipe for a number of servings. */
export const RecipeDetails = z.extend(RecipeSummary, {
  /** The number of servings of the amounts; `writtenFor` is the recipe's own. */
  writtenFor: z.int(),
  version: z.int(),
  prepTime: z.string(),
  cookTime: z.string(),
  waitTime: z.optional(z.string()),
  /** All photos that this reader sees, the shown one first; absent without photos. */
  photos: z.optional(z.array(PhotoOfDish)),
  /** Absent for recipes of cooks. */
  dish: z.optional(DishNotes),
  occasions: z.array(RecipeOccasion),
  moments: z.array(RecipeMoment),
  equipment: z.array(KitchenText),
  ingredients: z.array(RecipeIngredient),
  /** The steps as plain text, as the recipe was written. */
  instructions: z.array(KitchenText),
  steps: z.array(RecipeStep),
  nutrition: ServingNutrition,
  allergens: z.array(AllergenAnswer),
  /** For all eaters of the household; empty for a visitor. */
  eaters: z.array(PersonVerdict),
  /** For a visitor, the comparison is with the sample kitchen. */
  sample: z.boolean(),
  /** The stars this cook gave. */
  yourRating: z.optional(z.int()),
  /** The author; absent for the starter cookbook. */
  author: z.optional(z.string()),
  updatedAt: z.iso.datetime(),
})
/** The full view of a recipe. Example: `recipe.ingredients`. */
export type RecipeDetails = z.infer<typeof RecipeDetails>
