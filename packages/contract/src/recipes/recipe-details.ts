import * as z from 'zod/mini'
import { AllergenId, SeverityLevel } from '../diet'
import { RecipeMoment, RecipeOccasion } from './recipe-content'
import { RecipeSummary } from './recipe-summary'

/** The same words in the three ways a cook may want amounts. Example: `{ written: '1 cup flour', metric: '120 g flour', us: '1 cup flour' }`. */
export const TextByUnitStyle = z.object({ written: z.string(), metric: z.string(), us: z.string() })
/** The same words in three measures. Example: `line.text.metric`. */
export type TextByUnitStyle = z.infer<typeof TextByUnitStyle>

/** How a line stands in this kitchen. Example: 'partly'. */
export const LineAvailability = z.enum([
  'covered',
  'partly',
  'swapped',
  'held',
  'missing',
  'assumed',
  'not known',
])

/** One ingredient of a recipe, scaled and compared with the stock. Example: garlic, 2 cloves, covered. */
export const RecipeIngredient = z.object({
  /** The whole line: '2 cloves garlic, crushed'. */
  text: TextByUnitStyle,
  name: z.string(),
  /** '2', and '' when it is to taste. */
  amount: z.string(),
  unit: z.string(),
  preparation: z.optional(z.string()),
  optional: z.boolean(),
  foodId: z.optional(z.string()),
  standing: LineAvailability,
  /** What the stock lacks, for the list: '250 g flour', also where a swap would do; absent when nothing must be bought. */
  toBuy: z.optional(z.string()),
  /** What stands in for it from the stock. */
  swap: z.optional(z.string()),
  /** What of the stock covers it under another name: 'juice of ½ lemon'. */
  by: z.optional(z.string()),
})
/** One ingredient of a recipe. Example: `ingredient.standing`. */
export type RecipeIngredient = z.infer<typeof RecipeIngredient>

/** One step, with the ingredients it takes up and the times to wait. Example: `step.timers[0]?.seconds` is 420. */
export const RecipeStep = z.object({
  text: TextByUnitStyle,
  /** Places in the list of ingredients. */
  uses: z.array(z.int()),
  /** What the step takes of each of them: '1 tbsp olive oil' of two, 'the rest of the parsley', or only a name once it is in. */
  takes: z.optional(
    z.array(
      z.object({ place: z.int(), kind: z.enum(['all', 'part', 'rest', 'again']), text: TextByUnitStyle }),
    ),
  ),
  timers: z.array(z.object({ text: z.string(), label: z.optional(z.string()), seconds: z.int() })),
})
/** One step of a recipe. Example: `step.text.written`. */
export type RecipeStep = z.infer<typeof RecipeStep>

/** What one serving gives, computed from the lines; `coverage` is the part by weight that is measured. */
export const ServingNutrition = z.object({
  calories: z.number(),
  protein: z.string(),
  carbs: z.string(),
  fat: z.string(),
  fiber: z.string(),
  sugar: z.string(),
  sodium: z.string(),
  coverage: z.number(),
  /** Lines that are not in the figures. */
  leftOut: z.array(z.string()),
})
/** What one serving gives. Example: `nutrition.calories`. */
export type ServingNutrition = z.infer<typeof ServingNutrition>

/** Whether something is in the dish, and the line that decided. Example: `{ allergen: 'gluten', answer: 'contains', line: … }`. */
export const AllergenAnswer = z.object({
  allergen: AllergenId,
  answer: z.enum(['contains', 'none found', 'not known']),
  line: z.optional(z.string()),
  why: z.optional(z.string()),
})
/** Whether something is in the dish. Example: `answer.allergen`. */
export type AllergenAnswer = z.infer<typeof AllergenAnswer>

/** What speaks against a dish for one person. Example: nuts for Mia, because of the pesto. */
export const PersonObjection = z.object({
  concerns: z.enum(['allergen', 'diet', 'dislike']),
  /** An allergen or a diet by its id, a dislike in the cook’s words. */
  about: z.string(),
  answer: z.enum(['contains', 'does not fit', 'not known']),
  /** Of an allergen only. */
  severity: z.optional(SeverityLevel),
  line: z.string(),
  why: z.string(),
  /** It keeps the dish away from this person; otherwise it warns. */
  forbids: z.boolean(),
})
/** What speaks against a dish for one person. Example: `objection.line`. */
export type PersonObjection = z.infer<typeof PersonObjection>

/** What speaks against a dish for one person of the household. Example: `{ name: 'Mia', objections: [] }`. */
export const PersonVerdict = z.object({ name: z.string(), objections: z.array(PersonObjection) })
/** What speaks against a dish for one person. Example: `verdict.name`. */
export type PersonVerdict = z.infer<typeof PersonVerdict>

/** A recipe with everything a cook wants to know before cooking it, for so many servings. */
export const RecipeDetails = z.extend(RecipeSummary, {
  /** Of how many servings the amounts are told; `writtenFor` is what the recipe was written for. */
  writtenFor: z.int(),
  version: z.int(),
  prepTime: z.string(),
  cookTime: z.string(),
  waitTime: z.optional(z.string()),
  occasions: z.array(RecipeOccasion),
  moments: z.array(RecipeMoment),
  equipment: z.array(z.string()),
  ingredients: z.array(RecipeIngredient),
  /** The steps in plain words, as the recipe was written. */
  instructions: z.array(z.string()),
  steps: z.array(RecipeStep),
  nutrition: ServingNutrition,
  allergens: z.array(AllergenAnswer),
  /** For everybody who eats in the household; empty for a visitor. */
  eaters: z.array(PersonVerdict),
  /** The comparison is with the sample kitchen, for a visitor. */
  sample: z.boolean(),
  /** The stars this cook gave. */
  yourRating: z.optional(z.int()),
  /** Who wrote it; absent for the starter cookbook. */
  author: z.optional(z.string()),
  updatedAt: z.iso.datetime(),
})
/** A recipe with everything a cook wants to know. Example: `recipe.ingredients`. */
export type RecipeDetails = z.infer<typeof RecipeDetails>
