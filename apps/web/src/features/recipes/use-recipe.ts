import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { ApiError } from '../../api/api-error'
import { sync } from '../../api/sync'
import { useLastFailure } from '../../api/use-last-failure'
import { useProjected } from '../../api/use-read'

export interface RecipeQuery {
  /** The recipe as last read. Until the response arrives it may be for other servings. */
  readonly recipe: RecipeDetails | null
  /** There is no recipe with this id. */
  readonly unknown: boolean
  /** Why reading failed for these servings; it stays during a retry. */
  readonly error: Error | null
  readonly reading: boolean
  readonly readAgain: () => void
}

/** Reads one recipe for some servings; a null id reads nothing. */
export function useRecipe(id: number | null, servings?: number): RecipeQuery {
  const address = { params: { id: id ?? 0 }, query: servings === undefined ? {} : { servings } }
  const { data, error, isFetching, refetch } = useProjected(markedRecipe, address, { enabled: id !== null })
  const isNotFound = error instanceof ApiError && error.code === 'recipe-not-found'
  const failure = useLastFailure(`recipe ${id}`, isNotFound ? null : error, data !== undefined)
  const shown = isNotFound || id === null ? undefined : (data?.data ?? findCachedRecipe(id))
  return {
    recipe: shown ?? null,
    unknown: id === null || isNotFound,
    error: failure,
    reading: isFetching,
    readAgain: () => void refetch(),
  }
}

/** Returns the same recipe for other servings, while loading or offline. */
function findCachedRecipe(id: number): RecipeDetails | undefined {
  const cached = sync.reads.newest(recipes.get, ({ params }) => params.id === id)
  return cached && markedRecipe.show(cached, { params: { id }, query: {} })
}

/** A recipe with the cook's favourite and stars that the server has not answered yet. */
const markedRecipe = sync.project({
  read: recipes.get,
  writes: [recipes.favourite, recipes.rate],
  apply: (recipe: RecipeDetails, changes) =>
    changes
      .filter(({ input }) => input.params.id === recipe.id)
      .reduce(
        (marked, change) =>
          change.name === 'recipes.favourite'
            ? applyFavourite(marked, change.input.body.favourite)
            : applyStars(marked, change.input.body.stars),
        recipe,
      ),
})

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
