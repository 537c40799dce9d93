import * as z from 'zod/mini'
import { CommunityId } from '../community/communities'
import { textField } from '../http/fields'

/** The course of a dish: the groups of the meals page. Example: 'Main Dish'. */
export const RecipeCourse = z.enum(['Appetizer', 'Main Dish', 'Side Dish', 'Dessert', 'Drink'])
/** The course of a dish. Example: 'Dessert'. */
export type RecipeCourse = z.infer<typeof RecipeCourse>

/** The occasion of a suggestion. Example: 'lunch'. */
export const RecipeOccasion = z.enum(['breakfast', 'lunch', 'dinner', 'quick', 'party', 'healthy'])
/** The occasion of a suggestion. Example: 'party'. */
export type RecipeOccasion = z.infer<typeof RecipeOccasion>

/** The occasions a cook can pick on the home page. Example: 'date-night'. */
export const RecipeMoment = z.enum([
  'kids-friendly',
  'christmas-eve',
  'date-night',
  'quick-lunch',
  'party-food',
  'healthy',
])
/** The occasions a cook can pick on the home page. Example: 'quick-lunch'. */
export type RecipeMoment = z.infer<typeof RecipeMoment>

/** The skill a dish requires. Example: 'Easy'. */
export const Difficulty = z.enum(['Easy', 'Medium'])
/** The skill a dish requires. Example: 'Medium'. */
export type Difficulty = z.infer<typeof Difficulty>

/** Maximum minutes for one part of a recipe: a week. Example: sourdough. */
const minutes = z.int().check(z.gte(0), z.lte(10_080))

/** A search tag of a recipe, in lower case. Example: 'sheet-pan'. */
export const Tag = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(30), z.regex(/^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u))

/** One ingredient line, as the cook writes it. Example: '2 cloves garlic, crushed'. */
const IngredientText = textField({ max: 300 })

/** One step, as plain text. Example: 'Simmer the beans for 20 minutes.'. */
const StepText = textField({ max: 2000 })

// Each text may be long, but not all together: every read parses, links and scales them all.
const maxTotalLength = (max: number) =>
  z.refine<string[]>(
    (texts) => texts.reduce((sum, { length }) => sum + length, 0) <= max,
    `Please use at most ${max.toLocaleString('en')} characters in all.`,
  )

/** A recipe as a cook submits it; everything else is derived. Example: a title, lines and steps. */
export const RecipeDraft = z.object({
  title: textField({ max: 120 }),
  description: z._default(textField({ min: 0, max: 1000 }), ''),
  servings: z.int().check(z.gte(1), z.lte(100)),
  prepMinutes: minutes,
  cookMinutes: minutes,
  /** Rising, chilling, marinating: time without active work. */
  waitMinutes: z._default(minutes, 0),
  difficulty: z._default(Difficulty, 'Easy'),
  course: z._default(RecipeCourse, 'Main Dish'),
  cuisine: z.optional(textField({ max: 40 })),
  occasions: z._default(z.array(RecipeOccasion).check(z.maxLength(6)), []),
  moments: z._default(z.array(RecipeMoment).check(z.maxLength(6)), []),
  tags: z._default(z.array(Tag).check(z.maxLength(12)), []),
  /** The community it is meant for. */
  community: z.optional(CommunityId),
  /** An icon in front of its title. */
  emoji: z.optional(textField({ max: 16 })),
  equipment: z._default(z.array(textField({ max: 60 })).check(z.maxLength(30)), []),
  ingredients: z.array(IngredientText).check(z.minLength(1), z.maxLength(100), maxTotalLength(8000)),
  steps: z.array(StepText).check(z.minLength(1), z.maxLength(60), maxTotalLength(20_000)),
})
/** A validated recipe as a cook submits it. Example: `draft.servings`. */
export type RecipeDraft = z.infer<typeof RecipeDraft>

/** The id of a recipe. Example: 7. */
export const RecipeId = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))
