import type { Diet } from '@larder/kitchen/diet'
import type { Db } from '../../db/open'
import { AppError } from '../../errors'
import type { PageHead } from '../../http/page-head'
import type { Log } from '../../log'
import { recipeOf } from './details'
import { nutritionInWords } from './nutrition-words'
import { type FoundRecipe, recipeFor } from './reading'
import { averageStars } from './recipe-row'
import { isoDuration, timeInWords } from './time-words'

export interface RecipeHeadParts {
  db: Db
  log: Log
  publicUrl: string
}

const address = /^\/recipe\/details\/([1-9]\d{0,14})\/?$/

/** What the page of a recipe that everybody may read tells of itself; any other page tells nothing. */
export function openRecipeHeads({ db, log, publicUrl }: RecipeHeadParts) {
  return async (path: string): Promise<PageHead | undefined> => {
    const id = Number(address.exec(path)?.[1])
    if (!Number.isSafeInteger(id)) return undefined
    try {
      return headOf(await recipeFor(db, undefined, id), `${publicUrl}/recipe/details/${id}`)
    } catch (error) {
      // The page itself works without; it will say what is wrong.
      if (!(error instanceof AppError)) log.warn({ err: error, id }, 'a recipe could not head its page')
      return undefined
    }
  }
}

function headOf(found: FoundRecipe, url: string): PageHead {
  const { title, description, minutes } = found.row
  const summary = description || `${title}: ready in ${timeInWords(minutes)}.`
  return { title, description: summary, url, data: structuredData(found, url) }
}

function structuredData({ row, content, updatedAt, author }: FoundRecipe, url: string): object {
  const { draft } = content
  const { title, description, course, cuisine, tags, ratings } = row
  const diets = row.diets.flatMap((diet) => knownDiets[diet] ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    description,
    url,
    author:
      author === null ? { '@type': 'Organization', name: 'Larder' } : { '@type': 'Person', name: author },
    dateModified: updatedAt,
    prepTime: isoDuration(draft.prepMinutes),
    cookTime: isoDuration(draft.cookMinutes),
    totalTime: isoDuration(row.minutes),
    recipeYield: `${draft.servings} ${draft.servings === 1 ? 'serving' : 'servings'}`,
    recipeCategory: course,
    ...(cuisine !== null && { recipeCuisine: cuisine }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    recipeIngredient: draft.ingredients,
    recipeInstructions: draft.steps.map((text) => ({ '@type': 'HowToStep', text })),
    ...nutritionFor(recipeOf(row.id, content)),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    ...(ratings > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageStars(row),
        ratingCount: ratings,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

const knownDiets: Partial<Record<Diet, string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'low-fat': 'https://schema.org/LowFatDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  'dairy-free': 'https://schema.org/LowLactoseDiet',
}

/** Figures that leave out much of a dish say too little to be quoted elsewhere. */
const leastCoverage = 0.9

function nutritionFor(recipe: ReturnType<typeof recipeOf>): object {
  const { calories, coverage, protein, carbs, fat, fiber, sugar, sodium } = nutritionInWords(recipe)
  if (coverage < leastCoverage) return {}
  const told = {
    calories: `${calories} calories`,
    proteinContent: protein,
    carbohydrateContent: carbs,
    fatContent: fat,
    fiberContent: fiber,
    sugarContent: sugar,
    sodiumContent: sodium,
  }
  const measured = Object.entries(told).filter(([, value]) => value !== 'not known')
  return {
    nutrition: { '@type': 'NutritionInformation', servingSize: '1 serving', ...Object.fromEntries(measured) },
  }
}
