import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { refresh } from '../../../api/use-api'
import { toast } from '../../../ui/toasts/toast-store'
import { cancelRecipeReads, patchCachedRecipe } from '../use-recipe'
import { applyFavourite, applyStars } from './recipe-marks'

/** What a cook thinks of a recipe. */
interface Marks {
  readonly favourite: boolean
  readonly stars: number | null
}

function withMarks(recipe: RecipeDetails, { favourite, stars }: Partial<Marks>): RecipeDetails {
  const loved = favourite === undefined ? recipe : applyFavourite(recipe, favourite)
  return stars === undefined ? loved : applyStars(loved, stars)
}

/** The cook's heart and stars: shown at once, sent one after the other, taken back when the server refuses. */
export function useRecipeMarks({ id, favourite, yourRating }: RecipeDetails) {
  const scope = { id: `marks of recipe ${id}` }
  /** As the server has them, while something is on its way to it. */
  const saved = useRef<Marks>({ favourite, stars: null })
  const underWay = () =>
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
        if (underWay() <= 1) patchCachedRecipe(id, (recipe) => withMarks(recipe, saved.current))
      },
      onSettled() {
        // Only after the last one: what is read before that does not know of those to come.
        if (underWay() <= 1) void refresh(recipes.get)
      },
    },
    queryClient,
  )

  function mark(marks: Partial<Marks>) {
    if (underWay() === 0) saved.current = { favourite, stars: yourRating ?? null }
    void cancelRecipeReads(id)
    patchCachedRecipe(id, (recipe) => withMarks(recipe, marks))
    mutate(marks)
  }

  return {
    setFavourite: (given: boolean) => mark({ favourite: given }),
    setStars: (stars: number | null) => mark({ stars }),
  }
}
