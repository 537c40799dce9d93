import * as z from 'zod/mini'
import { DietId } from '../diet'
import { KitchenText } from '../http/fields'
import { DrawnPicture } from './drawn-picture'
import { Difficulty, RecipeCourse } from './recipe-content'
import { RecipePicture } from './recipe-picture'

/** A recipe as its card shows it. Example: 'Shakshuka', 30 minutes, Easy, liked by 12. */
export const RecipeSummary = z.object({
  id: z.int(),
  title: KitchenText,
  description: KitchenText,
  category: RecipeCourse,
  difficulty: Difficulty,
  cuisine: z.optional(z.string()),
  /** Total time from preparation to serving. */
  minutes: z.int(),
  prepMinutes: z.int(),
  servings: z.int(),
  tags: z.array(z.string()),
  diets: z.array(DietId),
  /** Foods for the composed plate, heaviest first, at most five. */
  plate: z.array(z.string()),
  /** The drawn picture, for a dish without a photo. */
  drawn: z.optional(DrawnPicture),
  /** The author's photo, if any. */
  picture: z.optional(RecipePicture),
  /** Average stars, 1 to 5; absent without ratings. */
  rating: z.optional(z.number()),
  ratings: z.int(),
  /** The number of cooks who have it among their favourites. */
  likes: z.int(),
  favourite: z.boolean(),
  /** Generated from this kitchen's stock and not saved: private to the cook and in no list. */
  madeUp: z.optional(z.boolean()),
  /** Whether the requesting cook is the author. */
  yours: z.boolean(),
})
/** A recipe as its card shows it. Example: `summary.minutes`. */
export type RecipeSummary = z.infer<typeof RecipeSummary>

/** A recipe card with its missing ingredients. Example: `meal.missing` is `['lemon']`. */
export const MatchedRecipe = z.extend(RecipeSummary, {
  /** Ingredients to buy before cooking; empty if all are in stock. */
  missing: z.array(KitchenText),
  /** Conflicts with eaters, or verdicts that are not known; shown first. */
  warning: z.optional(KitchenText),
})
/** A recipe card with its missing ingredients. Example: `meal.title`. */
export type MatchedRecipe = z.infer<typeof MatchedRecipe>
