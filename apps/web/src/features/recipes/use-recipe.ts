import { type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { useLastFailure } from '../../api/use-last-failure'

type RecipeResponse = ResponseOf<typeof recipes.get>

export interface RecipeQuery {
  /** As it was last read; for another number of servings than asked until the answer is there. */
  readonly recipe: RecipeDetails | null
  /** There is none with that number. */
  readonly unknown: boolean
  /** Why it could not be read for so many; it stays while that is tried again. */
  readonly error: Error | null
  readonly reading: boolean
  readonly readAgain: () => void
}

/** One recipe for so many; null is the number of none. */
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
  const gone = error instanceof ApiError && error.code === 'recipe-not-found'
  const failure = useLastFailure(`recipe ${id}`, gone ? null : error, data !== undefined)
  const shown = gone || id === null ? undefined : (data ?? lastRead(id))
  return {
    recipe: shown?.data ?? null,
    unknown: id === null || gone,
    error: failure,
    reading: isFetching,
    readAgain: () => void refetch(),
  }
}

/** Every answer that is held of one recipe, whatever the servings. */
function recipeKeyPrefix(id: number) {
  const [word, name] = toQueryKey(recipes.get)
  return [word, name, { id }] as const
}

/** The same recipe for other servings: while the answer is on its way, or the network is away. */
function lastRead(id: number): RecipeResponse | undefined {
  const held = queryClient
    .getQueryCache()
    .findAll({ queryKey: recipeKeyPrefix(id) })
    .filter(({ state }) => state.data !== undefined)
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  return held[0]?.state.data as RecipeResponse | undefined
}

/** Changes what is held of one recipe. */
export function patchCachedRecipe(id: number, change: (recipe: RecipeDetails) => RecipeDetails) {
  queryClient.setQueriesData<RecipeResponse>({ queryKey: recipeKeyPrefix(id) }, (answer) =>
    answer ? { ...answer, data: change(answer.data) } : answer,
  )
}

/** Stops what is being read of one recipe, so that it does not undo a change that is shown already. */
export function cancelRecipeReads(id: number) {
  return queryClient.cancelQueries({ queryKey: recipeKeyPrefix(id) })
}
