import type { RecipeDetails } from '@larder/contract/recipes'

/** The recipe as schema.org JSON-LD for search engines and other cookbooks. */
export function toRecipeStructuredData(recipe: RecipeDetails, url: string): object {
  const { nutrition, rating, ratings, cuisine, tags, diets } = recipe
  const found = diets.flatMap((diet) => dietPages[diet] ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    url,
    name: recipe.title,
    description: recipe.description,
    author: recipe.author
      ? { '@type': 'Person', name: recipe.author }
      : { '@type': 'Organization', name: 'Larder' },
    dateModified: recipe.updatedAt,
    recipeYield: String(recipe.servings),
    totalTime: `PT${recipe.minutes}M`,
    prepTime: `PT${recipe.prepMinutes}M`,
    recipeCategory: recipe.category,
    ...(cuisine && { recipeCuisine: cuisine }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    ...(found.length > 0 && { suitableForDiet: found }),
    recipeIngredient: recipe.ingredients.map(({ text }) => text.written),
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    ...toNutritionData(nutrition),
    ...(rating !== undefined && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.toFixed(1), ratingCount: ratings },
    }),
  }
}

/** Nutrition figures with a lower coverage are not published. */
const minCoverage = 0.9

function toNutritionData({ coverage, leftOut: _, calories, ...parts }: RecipeDetails['nutrition']): object {
  if (coverage < minCoverage) return {}
  const known = Object.entries(parts).filter(([, value]) => value !== 'not known')
  return {
    nutrition: {
      '@type': 'NutritionInformation',
      calories: `${calories} calories`,
      ...Object.fromEntries(known.map(([name, value]) => [contents[name] ?? name, value])),
    },
  }
}

const contents: Readonly<Record<string, string>> = {
  protein: 'proteinContent',
  carbs: 'carbohydrateContent',
  fat: 'fatContent',
  fiber: 'fiberContent',
  sugar: 'sugarContent',
  sodium: 'sodiumContent',
}

const dietPages: Readonly<Partial<Record<string, string>>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  'dairy-free': 'https://schema.org/LowLactoseDiet',
  'low-fat': 'https://schema.org/LowFatDiet',
}
