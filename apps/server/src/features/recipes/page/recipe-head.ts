import type { Diet } from '@larder/kitchen/diet/diet'
import type { Db } from '../../../db/database'
import { AppError } from '../../../errors'
import { type PageHead, shareSize } from '../../../http/web/page-head'
import type { Log } from '../../../log'
import { toPictureAddress } from '../queries/picture-address'
import { findReadableRecipe, type RecipeWithContent } from '../queries/readable-recipes'
import { averageStars } from '../queries/recipe-row'
import { formatDuration, toIsoDuration } from './duration-text'
import { recipeFromContent } from './recipe-details'
import { toRecipeNutrition } from './recipe-nutrition'

export interface RecipeHeadParts {
  db: Db
  log: Log
  publicUrl: string
}

const recipePathPattern = /^\/recipe\/details\/([1-9]\d{0,14})\/?$/

/** Returns the head of a public recipe's page; undefined for any other page. */
export function createRecipeHeads({ db, log, publicUrl }: RecipeHeadParts) {
  return async (path: string): Promise<PageHead | undefined> => {
    const id = Number(recipePathPattern.exec(path)?.[1])
    if (!Number.isSafeInteger(id)) return undefined
    try {
      return toPageHead(await findReadableRecipe(db, undefined, id), publicUrl)
    } catch (error) {
      // The page works without it and shows its own error.
      if (!(error instanceof AppError)) log.warn({ err: error, id }, 'rendering the recipe page head failed')
      return undefined
    }
  }
}

function toPageHead(found: RecipeWithContent, publicUrl: string): PageHead {
  const { id, title, description, minutes } = found.row
  const url = `${publicUrl}/recipe/details/${id}`
  const summary = description || `${title}: ready in ${formatDuration(minutes)}.`
  const image = toSharePicture(found, publicUrl)
  const data = { ...toStructuredData(found, url), ...(image && { image: image.url }) }
  return { title, description: summary, url, ...(image && { image }), data }
}

/** The photo, else the drawn picture, in the shape of link previews. */
function toSharePicture({ row }: RecipeWithContent, publicUrl: string): PageHead['image'] {
  const address = toPictureAddress(row, 'share')
  return address === undefined ? undefined : { url: publicUrl + address, ...shareSize }
}

function toStructuredData(
  { row, content, facts, updatedAt, author }: RecipeWithContent,
  url: string,
): object {
  const { draft } = content
  const { title, description, course, cuisine, tags, ratings } = row
  const diets = row.diets.flatMap((diet) => schemaOrgDiets[diet] ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    description,
    url,
    author:
      author === null ? { '@type': 'Organization', name: 'Larder' } : { '@type': 'Person', name: author },
    dateModified: updatedAt,
    prepTime: toIsoDuration(draft.prepMinutes),
    cookTime: toIsoDuration(draft.cookMinutes),
    totalTime: toIsoDuration(row.minutes),
    recipeYield: `${draft.servings} ${draft.servings === 1 ? 'serving' : 'servings'}`,
    recipeCategory: course,
    ...(cuisine !== null && { recipeCuisine: cuisine }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    recipeIngredient: draft.ingredients,
    recipeInstructions: draft.steps.map((text) => ({ '@type': 'HowToStep', text })),
    ...toNutritionData(recipeFromContent(row.id, content, facts)),
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

const schemaOrgDiets: Partial<Record<Diet, string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'low-fat': 'https://schema.org/LowFatDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  'dairy-free': 'https://schema.org/LowLactoseDiet',
}

/** Below this coverage the figures are not published. */
const minCoverage = 0.9

function toNutritionData(recipe: ReturnType<typeof recipeFromContent>): object {
  const { calories, coverage, protein, carbs, fat, fiber, sugar, sodium } = toRecipeNutrition(recipe)
  if (coverage < minCoverage) return {}
  const figures = {
    calories: `${calories} calories`,
    proteinContent: protein,
    carbohydrateContent: carbs,
    fatContent: fat,
    fiberContent: fiber,
    sugarContent: sugar,
    sodiumContent: sodium,
  }
  const measured = Object.entries(figures).filter(([, value]) => value !== 'not known')
  return {
    nutrition: { '@type': 'NutritionInformation', servingSize: '1 serving', ...Object.fromEntries(measured) },
  }
}
