import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { refresh } from '../../../api/use-api'
import { toast } from '../../../ui/toasts/toast-store'

interface RecipeRating {
  readonly favourite: boolean
  readonly stars: number | undefined
}

/** What a cook thinks of the dish they made: shown at once, taken back when the server refuses. */
export function useRecipeRating({ id, favourite, yourRating }: RecipeDetails) {
  const [own, setOwn] = useState<Partial<RecipeRating>>({})
  const shown: RecipeRating = { favourite, stars: yourRating, ...own }

  const { mutate } = useMutation(
    {
      scope: { id: `marks of recipe ${id}` },
      mutationFn: (marks: { favourite: boolean } | { stars: number | null }) =>
        'stars' in marks
          ? callEndpoint(recipes.rate, { params: { id }, body: marks })
          : callEndpoint(recipes.favourite, { params: { id }, body: marks }),
      onError(error) {
        console.error('Rating a recipe failed', error)
        setOwn({})
        toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
      },
      onSettled: () => void refresh(recipes.get),
    },
    queryClient,
  )

  return {
    ...shown,
    setFavourite(given: boolean) {
      setOwn((now) => ({ ...now, favourite: given }))
      mutate({ favourite: given })
    },
    setStars(given: number | null) {
      setOwn((now) => ({ ...now, stars: given ?? undefined }))
      mutate({ stars: given })
    },
  }
}
