import * as z from 'zod/mini'
import { DietId } from '../diet'
import { Difficulty, RecipeCourse } from './recipe-content'
import { RecipePicture } from './recipe-picture'

/** What a card shows of a recipe. Example: 'Shakshuka', 30 minutes, Easy, liked by 12. */
export const RecipeSummary = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: RecipeCourse,
  difficulty: Difficulty,
  cuisine: z.optional(z.string()),
  /** From the first cut to the table. */
  minutes: z.int(),
  prepMinutes: z.int(),
  servings: z.int(),
  tags: z.array(z.string()),
  diets: z.array(DietId),
  /** Foods for its composed plate, the heaviest first, at most five. */
  plate: z.array(z.string()),
  /** Its cook's own photo, where there is one. */
  picture: z.optional(RecipePicture),
  /** Average stars, 1 to 5; absent until somebody rated it. */
  rating: z.optional(z.number()),
  ratings: z.int(),
  /** How many cooks have it among their favourites. */
  likes: z.int(),
  favourite: z.boolean(),
  /** Made up from what this kitchen has, and not kept yet: it is theirs alone and stands in no list. */
  madeUp: z.optional(z.boolean()),
  /** Whether the cook who asks wrote it. */
  yours: z.boolean(),
})
/** What a card shows of a recipe. Example: `summary.minutes`. */
export type RecipeSummary = z.infer<typeof RecipeSummary>

/** A card with what this kitchen lacks for it. Example: `meal.missing` is `['lemon']`. */
export const MatchedRecipe = z.extend(RecipeSummary, {
  /** What must be bought before it can be cooked; nothing when all is there. */
  missing: z.array(z.string()),
  /** Something in it cannot be judged for somebody at the table, or speaks against it: said before anything else. */
  warning: z.optional(z.string()),
})
/** A card with what this kitchen lacks for it. Example: `meal.title`. */
export type MatchedRecipe = z.infer<typeof MatchedRecipe>
