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

/** The cook's rating: shown at once, reverted if the server rejects it. */
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
    setFavourite(next: boolean) {
      setOwn((now) => ({ ...now, favourite: next }))
      mutate({ favourite: next })
    },
    setStars(next: number | null) {
      setOwn((now) => ({ ...now, stars: next ?? undefined }))
      mutate({ stars: next })
    },
  }
}
