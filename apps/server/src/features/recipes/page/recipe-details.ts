import type { RecipeDetails, RecipeSummary } from '@larder/contract/recipes'
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
import { formatDuration } from './duration-text'
import { toRecipeIngredients } from './ingredient-lines'
import { toRecipeNutrition } from './recipe-nutrition'
import { toRecipeSteps } from './recipe-steps'
import { toServingsFactor } from './servings-factor'

export interface RecipeDetailsOptions {
  readonly servings?: number | undefined
  /** The version that was asked for, where one was. */
  readonly version?: number | undefined
  readonly accountId?: string | undefined
}

/** A recipe with everything a cook wants to know before cooking it, for so many, in this kitchen. */
export function toRecipeDetails(
  found: RecipeWithContent,
  kitchen: MatchingContext,
  ask: RecipeDetailsOptions = {},
): RecipeDetails {
  const { row, content, updatedAt, author, favourite, yourStars } = found
  const { draft, lines } = content
  const { version = row.version } = ask
  const servings = ask.servings ?? draft.servings
  const times = toServingsFactor(draft, servings)
  const recipe = recipeFromContent(row.id, content)
  const summary = toRecipeSummary(row, ask.accountId, favourite)
  return {
    ...summary,
    ...(version !== row.version && toOldSummary(content)),
    servings,
    writtenFor: draft.servings,
    version,
    prepTime: formatDuration(draft.prepMinutes),
    cookTime: formatDuration(draft.cookMinutes),
    ...(draft.waitMinutes > 0 && { waitTime: formatDuration(draft.waitMinutes) }),
    occasions: draft.occasions,
    moments: draft.moments,
    equipment: draft.equipment,
    ingredients: toRecipeIngredients(recipe, kitchen, { servings, times }),
    instructions: draft.steps,
    steps: toRecipeSteps(draft.steps, lines, times),
    nutrition: toRecipeNutrition(recipe),
    allergens: toAllergenAnswers(recipe),
    eaters: eaterVerdicts(recipe, kitchen.eaters),
    sample: kitchen.sample,
    ...(yourStars !== null && { yourRating: yourStars }),
    ...(author !== null && { author }),
    updatedAt,
  }
}

/** A version of a recipe as the kitchen's rules ask for it. */
export function recipeFromContent(id: number, content: RecipeContent): Recipe {
  return { ...toKitchenRecipe(id, { ...content.draft, ingredients: [] }), lines: currentLines(content) }
}

// Its row tells of the newest version; what an older one was is worked out from what was kept of it.
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
  }
}
