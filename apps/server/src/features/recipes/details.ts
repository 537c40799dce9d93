import type { RecipeDetails, RecipeSummary } from '@larder/contract/recipes'
import type { Recipe } from '@larder/kitchen/recipe'
import { eaterVerdicts } from '@larder/kitchen/verdict/eater-verdicts'
import { currentLines } from '../../db/recipe-lines'
import type { RecipeContent } from '../../db/tables/recipes'
import { kitchenRecipe, minutesOf } from './cookbook/kitchen-recipe'
import { derivedFrom } from './derived'
import type { Kitchen } from './kitchens'
import { linesInWords } from './line-words'
import { nutritionInWords } from './nutrition-words'
import type { FoundRecipe } from './reading'
import { summaryOf } from './recipe-row'
import { stepsInWords } from './step-words'
import { timeInWords } from './time-words'
import { timesFor } from './times-cooked'
import { allergenAnswers } from './verdict-words'

export interface DetailsAsk {
  readonly servings?: number | undefined
  /** The version that was asked for, where one was. */
  readonly version?: number | undefined
  readonly accountId?: string | undefined
}

/** A recipe with everything a cook wants to know before cooking it, for so many, in this kitchen. */
export function detailsOf(found: FoundRecipe, kitchen: Kitchen, ask: DetailsAsk = {}): RecipeDetails {
  const { row, content, updatedAt, author, favourite, yourStars } = found
  const { draft, lines } = content
  const { version = row.version } = ask
  const servings = ask.servings ?? draft.servings
  const times = timesFor(draft, servings)
  const recipe = recipeOf(row.id, content)
  const summary = summaryOf(row, ask.accountId, favourite)
  return {
    ...summary,
    ...(version !== row.version && summaryThen(content)),
    servings,
    writtenFor: draft.servings,
    version,
    prepTime: timeInWords(draft.prepMinutes),
    cookTime: timeInWords(draft.cookMinutes),
    ...(draft.waitMinutes > 0 && { waitTime: timeInWords(draft.waitMinutes) }),
    occasions: draft.occasions,
    moments: draft.moments,
    equipment: draft.equipment,
    ingredients: linesInWords(recipe, kitchen, { servings, times }),
    instructions: draft.steps,
    steps: stepsInWords(draft.steps, lines, times),
    nutrition: nutritionInWords(recipe),
    allergens: allergenAnswers(recipe),
    eaters: eaterVerdicts(recipe, kitchen.eaters),
    sample: kitchen.sample,
    ...(yourStars !== null && { yourRating: yourStars }),
    ...(author !== null && { author }),
    updatedAt,
  }
}

/** A version of a recipe as the kitchen's rules ask for it. */
export function recipeOf(id: number, content: RecipeContent): Recipe {
  return { ...kitchenRecipe(id, { ...content.draft, ingredients: [] }), lines: currentLines(content) }
}

// Its row tells of the newest version; what an older one was is worked out from what was kept of it.
function summaryThen({ draft, lines }: RecipeContent): Partial<RecipeSummary> {
  const { title, description, course, difficulty, cuisine, prepMinutes } = draft
  const { tags, diets, plate } = derivedFrom(draft, lines)
  return {
    title,
    description,
    category: course,
    difficulty,
    cuisine,
    minutes: minutesOf(draft),
    prepMinutes,
    tags,
    diets,
    plate,
  }
}
