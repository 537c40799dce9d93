import { cooking } from '@larder/contract/cooking'
import { inventory } from '@larder/contract/inventory'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, sentenceOf } from '../../api/api-error'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { refresh } from '../../api/use-api'
import { toast } from '../../ui/toast-store'
import { type DraftLine, draftOf, takesOf } from './deduction-draft'
import type { CookingHere } from './use-cooking'
import { useExtraPortions } from './use-extra-portions'

/** Portions that are kept, as typed, and where. */
export interface Kept {
  readonly portions: string
  readonly location: 'fridge' | 'freezer'
}

const needsNetwork =
  'Taking from your stock needs the network. This page is kept: finish it when you are back online.'

/** What a finished dish takes from the shelves and what is left of it: proposed, changed, booked, undone. */
export function useFinishing({ session, change }: CookingHere) {
  const dishes = [...session.dishes]
  // Apart from the word 'cooking': a step on another device does not overwrite what is being typed here.
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['deduction', session.id, dishes],
      queryFn: ({ signal }) => call(cooking.deduction, { body: { dishes } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      enabled: !session.booked,
    },
    queries,
  )
  const [held, setHeld] = useState<{ from: unknown; draft: readonly DraftLine[] }>({ from: null, draft: [] })
  const [kept, setKept] = useState<ReadonlyMap<number, Kept>>(new Map())
  const extra = useExtraPortions(session)
  const keptOf = (recipeId: number): Kept =>
    kept.get(recipeId) ?? { portions: String(extra.get(recipeId) ?? 0), location: 'fridge' }
  if (data && held.from !== data) setHeld({ from: data, draft: draftOf(data.data) })

  const finishing = useMutation(
    {
      mutationFn: (nothing: boolean) =>
        call(cooking.finish, {
          body: {
            cookingId: session.id,
            dishes,
            takes: nothing ? [] : takesOf(held.draft),
            kept: dishes
              .map(({ recipeId }) => ({ recipeId, ...keptOf(recipeId) }))
              .filter(({ portions }) => Number(portions) > 0),
            ...(session.action !== undefined && { action: session.action }),
          },
        }),
      onSuccess({ data: done }) {
        const { booking, leftovers } = done
        change((now) => ({ ...now, booked: true, booking }))
        for (const word of [inventory.list, cooking.current]) void refresh(word)
        toast({
          title: booking === undefined ? 'Cooked' : 'Stock Updated',
          description:
            leftovers.length > 0
              ? 'What is left over is in your kitchen.'
              : 'It stands in your kitchen’s history.',
          tone: 'success',
        })
      },
      onError(failure) {
        console.error('Finishing a dish failed', failure)
        // Somebody took it meanwhile: what is there now is asked anew.
        if (failure instanceof ApiError && !failure.passing) void refetch()
      },
    },
    queries,
  )
  const failure = finishing.error
  const isAway = failure instanceof ApiError && failure.passing

  return {
    draft: data ? held.draft : null,
    setDraft: (next: (draft: readonly DraftLine[]) => readonly DraftLine[]) =>
      setHeld((now) => ({ ...now, draft: next(now.draft) })),
    reading: isFetching,
    readingError: error ? (isPassing(error) ? needsNetwork : sentenceOf(error)) : null,
    readAgain: () => void refetch(),
    keptOf,
    setKept: (recipeId: number, next: Kept) => setKept(new Map(kept).set(recipeId, next)),
    finish: (nothing = false) => finishing.mutate(nothing),
    busy: finishing.isPending,
    failure: failure ? (isAway ? needsNetwork : sentenceOf(failure)) : null,
  }
}

export type Finishing = ReturnType<typeof useFinishing>

function isPassing(error: Error): boolean {
  return error instanceof ApiError && error.passing
}
