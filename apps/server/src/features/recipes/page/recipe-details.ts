import type { RecipeDetails, RecipeSummary } from '@larder/contract/recipes'
import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { eaterVerdicts } from '@larder/kitchen/verdict/eater-verdicts'
import { currentLines } from '../../../db/recipe-lines'
import type { RecipeContent } from '../../../db/tables/recipes'
import { deriveFields } from '../changes/derived-fields'
import { toKitchenRecipe, totalMinutesOf } from '../cookbook/kitchen-recipe'
import type { MatchingContext } from '../matching/matching-context'
import type { RecipeWithContent } from '../queries/readable-recipes'
import { toRecipeSummary } from '../queries/recipe-row'
import { toAllergenAnswers } from './allergen-answers'
import { type NamedDish, toDishNotes } from './dish-notes'
import { formatDuration } from './duration-text'
import { toRecipeIngredients } from './ingredient-lines'
import { toRecipeNutrition } from './recipe-nutrition'
import { toRecipeSteps } from './recipe-steps'
import { toServingsFactor } from './servings-factor'

export interface RecipeDetailsOptions {
  readonly servings?: number | undefined
  /** The requested version, if any. */
  readonly version?: number | undefined
  readonly accountId?: string | undefined
  /** The dishes that this one names. */
  readonly named?: readonly NamedDish[]
}

/** Returns everything about a recipe for some servings in this household. */
export function toRecipeDetails(
  found: RecipeWithContent,
  context: MatchingContext,
  options: RecipeDetailsOptions = {},
): RecipeDetails {
  const { row, content, facts, updatedAt, author, favourite, yourStars, photos } = found
  const { draft, lines } = content
  const { version = row.version } = options
  const servings = options.servings ?? draft.servings
  const factor = toServingsFactor(draft, servings)
  const recipe = recipeFromContent(row.id, content, facts)
  const summary = toRecipeSummary(row, options.accountId, favourite)
  return {
    ...summary,
    ...(version !== row.version && toOldSummary(content)),
    servings,
    writtenFor: draft.servings,
    version,
    prepTime: formatDuration(draft.prepMinutes),
    cookTime: formatDuration(draft.cookMinutes),
    ...(draft.waitMinutes > 0 && { waitTime: formatDuration(draft.waitMinutes) }),
    ...(photos && { photos }),
    ...(facts && { dish: toDishNotes(recipe, facts, options.named ?? []) }),
    occasions: draft.occasions,
    moments: draft.moments,
    equipment: draft.equipment,
    ingredients: toRecipeIngredients(recipe, context, { servings, times: factor }),
    instructions: draft.steps,
    steps: toRecipeSteps(draft.steps, lines, factor),
    nutrition: toRecipeNutrition(recipe),
    allergens: toAllergenAnswers(recipe),
    eaters: eaterVerdicts(recipe, context.eaters),
    sample: context.sample,
    ...(yourStars !== null && { yourRating: yourStars }),
    ...(author !== null && { author }),
    updatedAt,
  }
}

/** Maps a version to the kitchen's recipe. Without the facts, what a roast leaves for another dish is lost. */
export function recipeFromContent(id: number, content: RecipeContent, facts: DishFacts | null): Recipe {
  const recipe = toKitchenRecipe(id, { ...content.draft, ingredients: [] }, facts)
  return { ...recipe, lines: currentLines(content) }
}

// The row describes the newest version; the summary of an older one is derived from its content.
function toOldSummary({ draft, lines }: RecipeContent): Partial<RecipeSummary> {
  const { title, description, course, difficulty, cuisine, prepMinutes } = draft
  const { tags, diets, plate } = deriveFields(draft, lines)
  return {
    title,
    description,
    category: course,
    difficulty,
    cuisine,
    minutes: totalMinutesOf(draft),
    prepMinutes,
    tags,
    diets,
    plate,
    drawn: undefined,
  }
}
