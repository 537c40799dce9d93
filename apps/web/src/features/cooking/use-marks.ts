import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { refresh } from '../../api/use-api'
import { toast } from '../../ui/toast-store'

interface Marks {
  readonly favourite: boolean
  readonly stars: number | undefined
}

/** What a cook thinks of the dish they made: shown at once, taken back when the server refuses. */
export function useMarks({ id, favourite, yourRating }: RecipeDetails) {
  const [own, setOwn] = useState<Partial<Marks>>({})
  const shown: Marks = { favourite, stars: yourRating, ...own }

  const { mutate } = useMutation(
    {
      scope: { id: `marks of recipe ${id}` },
      mutationFn: (marks: { favourite: boolean } | { stars: number | null }) =>
        'stars' in marks
          ? call(recipes.rate, { params: { id }, body: marks })
          : call(recipes.favourite, { params: { id }, body: marks }),
      onError(error) {
        console.error('Marking a recipe failed', error)
        setOwn({})
        toast({ title: 'Not Saved', description: sentenceOf(error), tone: 'destructive' })
      },
      onSettled: () => void refresh(recipes.get),
    },
    queries,
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
