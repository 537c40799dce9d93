import type { RecipeDetails } from '@larder/contract/recipes'

/** Returns the recipe as it will be once the server has counted the favourite. */
export function applyFavourite(recipe: RecipeDetails, favourite: boolean): RecipeDetails {
  const by = Number(favourite) - Number(recipe.favourite)
  return { ...recipe, favourite, likes: Math.max(0, recipe.likes + by) }
}

/** Returns the recipe as it will be with the cook's stars, or without any. */
export function applyStars(recipe: RecipeDetails, stars: number | null): RecipeDetails {
  const { yourRating: before, rating = 0, ratings, ...rest } = recipe
  const others = ratings - Number(before !== undefined)
  const sum = rating * ratings - (before ?? 0) + (stars ?? 0)
  const now = others + Number(stars !== null)
  const { rating: _, ...unrated } = rest as Omit<RecipeDetails, 'yourRating' | 'ratings'>
  return {
    ...unrated,
    ratings: now,
    ...(now > 0 && { rating: sum / now }),
    ...(stars !== null && { yourRating: stars }),
  }
}
