import { type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { useLastFailure } from '../../api/use-last-failure'

type RecipeResponse = ResponseOf<typeof recipes.get>

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
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: toQueryKey(recipes.get, address),
      queryFn: ({ signal }) => callEndpoint(recipes.get, address, { signal }),
      enabled: id !== null,
    },
    queryClient,
  )
  const isNotFound = error instanceof ApiError && error.code === 'recipe-not-found'
  const failure = useLastFailure(`recipe ${id}`, isNotFound ? null : error, data !== undefined)
  const shown = isNotFound || id === null ? undefined : (data ?? findCachedResponse(id))
  return {
    recipe: shown?.data ?? null,
    unknown: id === null || isNotFound,
    error: failure,
    reading: isFetching,
    readAgain: () => void refetch(),
  }
}

/** The query key prefix of all cached responses of one recipe, whatever the servings. */
function recipeKeyPrefix(id: number) {
  const [feature, name] = toQueryKey(recipes.get)
  return [feature, name, { id }] as const
}

/** Returns the same recipe for other servings, while loading or offline. */
function findCachedResponse(id: number): RecipeResponse | undefined {
  const cached = queryClient
    .getQueryCache()
    .findAll({ queryKey: recipeKeyPrefix(id) })
    .filter(({ state }) => state.data !== undefined)
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  return cached[0]?.state.data as RecipeResponse | undefined
}

/** Patches the cached responses of one recipe. */
export function patchCachedRecipe(id: number, change: (recipe: RecipeDetails) => RecipeDetails) {
  queryClient.setQueriesData<RecipeResponse>({ queryKey: recipeKeyPrefix(id) }, (response) =>
    response ? { ...response, data: change(response.data) } : response,
  )
}

/** Cancels running reads of one recipe, so that they do not overwrite a change that is already shown. */
export function cancelRecipeReads(id: number) {
  return queryClient.cancelQueries({ queryKey: recipeKeyPrefix(id) })
}
