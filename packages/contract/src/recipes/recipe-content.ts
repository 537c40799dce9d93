import * as z from 'zod/mini'
import { CommunityId } from '../community/communities'
import { textField } from '../http/fields'

/** Where a dish stands in a menu: the groups of the meals page. Example: 'Main Dish'. */
export const RecipeCourse = z.enum(['Appetizer', 'Main Dish', 'Side Dish', 'Dessert', 'Drink'])
/** Where a dish stands in a menu. Example: 'Dessert'. */
export type RecipeCourse = z.infer<typeof RecipeCourse>

/** What somebody may ask a suggestion for. Example: 'lunch'. */
export const RecipeOccasion = z.enum(['breakfast', 'lunch', 'dinner', 'quick', 'party', 'healthy'])
/** What somebody may ask a suggestion for. Example: 'party'. */
export type RecipeOccasion = z.infer<typeof RecipeOccasion>

/** The moments a cook picks a dish for on the home page. Example: 'date-night'. */
export const RecipeMoment = z.enum([
  'kids-friendly',
  'christmas-eve',
  'date-night',
  'quick-lunch',
  'party-food',
  'healthy',
])
/** The moments a cook picks a dish for. Example: 'quick-lunch'. */
export type RecipeMoment = z.infer<typeof RecipeMoment>

/** How much skill a dish asks for. Example: 'Easy'. */
export const Difficulty = z.enum(['Easy', 'Medium'])
/** How much skill a dish asks for. Example: 'Medium'. */
export type Difficulty = z.infer<typeof Difficulty>

/** The most minutes one part of a recipe may take: a week. Example: sourdough. */
const minutes = z.int().check(z.gte(0), z.lte(10_080))

/** A word to find a recipe by, in lower case. Example: 'sheet-pan'. */
export const Tag = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(30), z.regex(/^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u))

/** One line of the ingredients, as the cook writes it. Example: '2 cloves garlic, crushed'. */
export const IngredientText = textField({ max: 300 })

/** One step, in plain words. Example: 'Simmer the beans for 20 minutes.'. */
export const StepText = textField({ max: 2000 })

// Each text may be long, but not all of them: every word is read, linked and scaled whenever somebody looks.
const inAll = (most: number) =>
  z.refine<string[]>(
    (texts) => texts.reduce((sum, { length }) => sum + length, 0) <= most,
    `Please use at most ${most.toLocaleString('en')} characters in all.`,
  )

/** A recipe as a cook hands it in; everything that can be worked out from it is. Example: a title, lines and steps. */
export const RecipeDraft = z.object({
  title: textField({ max: 120 }),
  description: z._default(textField({ min: 0, max: 1000 }), ''),
  servings: z.int().check(z.gte(1), z.lte(100)),
  prepMinutes: minutes,
  cookMinutes: minutes,
  /** Rising, chilling, marinating: nobody has to stand by. */
  waitMinutes: z._default(minutes, 0),
  difficulty: z._default(Difficulty, 'Easy'),
  course: z._default(RecipeCourse, 'Main Dish'),
  cuisine: z.optional(textField({ max: 40 })),
  occasions: z._default(z.array(RecipeOccasion).check(z.maxLength(6)), []),
  moments: z._default(z.array(RecipeMoment).check(z.maxLength(6)), []),
  tags: z._default(z.array(Tag).check(z.maxLength(12)), []),
  /** The community it is meant for. */
  community: z.optional(CommunityId),
  /** A little picture in front of its name. */
  emoji: z.optional(textField({ max: 16 })),
  equipment: z._default(z.array(textField({ max: 60 })).check(z.maxLength(30)), []),
  ingredients: z.array(IngredientText).check(z.minLength(1), z.maxLength(100), inAll(8000)),
  steps: z.array(StepText).check(z.minLength(1), z.maxLength(60), inAll(20_000)),
})
/** A recipe as a cook hands it in, checked. Example: `draft.servings`. */
export type RecipeDraft = z.infer<typeof RecipeDraft>

/** The number of a recipe. Example: 7. */
export const RecipeId = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))
