import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { refresh } from '../../../api/use-read'
import { toast } from '../../../ui/toasts/toast-store'
import { cancelRecipeReads, patchCachedRecipe } from '../use-recipe'

/** A cook's favourite and stars of a recipe. */
interface Marks {
  readonly favourite: boolean
  readonly stars: number | null
}

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

function withMarks(recipe: RecipeDetails, { favourite, stars }: Partial<Marks>): RecipeDetails {
  const loved = favourite === undefined ? recipe : applyFavourite(recipe, favourite)
  return stars === undefined ? loved : applyStars(loved, stars)
}

/** The cook's favourite and stars: shown at once, sent in sequence, and reverted if the server rejects them. */
export function useRecipeMarks({ id, favourite, yourRating }: RecipeDetails) {
  const scope = { id: `marks of recipe ${id}` }
  /** The values on the server while changes are pending. */
  const saved = useRef<Marks>({ favourite, stars: null })
  const countPending = () =>
    queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id })

  const { mutate } = useMutation(
    {
      scope,
      mutationFn: ({ favourite, stars }: Partial<Marks>) =>
        favourite === undefined
          ? callEndpoint(recipes.rate, { params: { id }, body: { stars: stars ?? null } })
          : callEndpoint(recipes.favourite, { params: { id }, body: { favourite } }),
      onSuccess(_, marks) {
        saved.current = { ...saved.current, ...marks }
      },
      onError(error) {
        console.error('Saving favourite or rating failed', error)
        toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
        if (countPending() <= 1) patchCachedRecipe(id, (recipe) => withMarks(recipe, saved.current))
      },
      onSettled() {
        // Refetch only after the last change: an earlier read would not include the pending ones.
        if (countPending() <= 1) void refresh(recipes.get)
      },
    },
    queryClient,
  )

  function changeMarks(marks: Partial<Marks>) {
    if (countPending() === 0) saved.current = { favourite, stars: yourRating ?? null }
    void cancelRecipeReads(id)
    patchCachedRecipe(id, (recipe) => withMarks(recipe, marks))
    mutate(marks)
  }

  return {
    setFavourite: (next: boolean) => changeMarks({ favourite: next }),
    setStars: (stars: number | null) => changeMarks({ stars }),
  }
}
