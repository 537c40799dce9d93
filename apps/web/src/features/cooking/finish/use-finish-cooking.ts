import { cooking } from '@larder/contract/cooking'
import { mealPlan } from '@larder/contract/meal-plan'
import { addDays } from '@larder/kitchen/date/day'
import { useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { useRead } from '../../../api/use-read'
import { getToday } from '../../../food/expiry/today-clock'
import { toast } from '../../../ui/toasts/toast-store'
import type { CookingSession } from '../session/cooking-session'
import { endTimers } from '../session/cooking-state'
import type { CookingSessionControl } from '../session/use-cooking-session'
import { createDeductionDraft, type DraftLine, toStockTakes } from './deduction-draft'

/** The portions kept, as typed, and their place. */
export interface KeptPortionsDraft {
  readonly portions: string
  readonly location: 'fridge' | 'freezer'
}

const needsNetwork =
  'Taking from your stock needs the network. This page is kept: finish it when you are back online.'

/** A meal is cooked on its day, or a few days earlier or later. */
const daysBack = 2

/** Portions of each recipe that the plan needs for another dish: of the roast, what Tuesday's curry is made from. */
function useExtraPortions({ dishes, booked }: CookingSession): ReadonlyMap<number, number> {
  const input = { query: { from: addDays(getToday(), -daysBack) } }
  const { data } = useRead(mealPlan.week, input, {
    enabled: !booked && dishes.some(({ mealId }) => mealId !== undefined),
  })
  const meals = data?.data.meals ?? []
  const extra = dishes.flatMap(({ recipeId, mealId, servings }) => {
    const portions = meals.find(({ id }) => id === mealId)?.extraPortions
    return portions === undefined ? [] : [[recipeId, Math.min(portions, servings)] as const]
  })
  return new Map(extra)
}

/** The deduction and leftovers of a finished dish: proposed, changed, booked, undone. */
export function useFinishCooking({ session, change }: CookingSessionControl) {
  const dishes = [...session.dishes]
  // Once for this session: neither a step on another device nor opening this page again overwrites what was typed.
  const { data, error, isFetching, refetch } = useRead(
    cooking.deduction,
    { body: { dishes } },
    { onceFor: session.id, enabled: !session.booked },
  )
  const [stored, setStored] = useState<{ from: unknown; draft: readonly DraftLine[] }>({
    from: null,
    draft: [],
  })
  const [kept, setKept] = useState<ReadonlyMap<number, KeptPortionsDraft>>(new Map())
  const extra = useExtraPortions(session)
  const getKept = (recipeId: number): KeptPortionsDraft =>
    kept.get(recipeId) ?? { portions: String(extra.get(recipeId) ?? 0), location: 'fridge' }
  if (data && stored.from !== data) setStored({ from: data, draft: createDeductionDraft(data.data) })

  const finishing = useChange(cooking.finish)

  function finish(nothing: boolean) {
    const body = {
      cookingId: session.id,
      dishes,
      takes: nothing ? [] : toStockTakes(stored.draft),
      kept: dishes
        .map(({ recipeId }) => ({ recipeId, ...getKept(recipeId) }))
        .filter(({ portions }) => Number(portions) > 0),
    }
    // The session's own key: a second press after a lost response books once.
    const { response } = finishing.change(
      { body },
      { ...(session.action !== undefined && { key: session.action }) },
    )
    response.then(
      ({ data: { booking, leftovers } }) => {
        change((now) => ({ ...now, state: endTimers(now.state), booked: true, booking }))
        toast({
          title: booking === undefined ? 'Cooked' : 'Stock Updated',
          description:
            leftovers.length > 0
              ? 'What is left over is in your kitchen.'
              : 'It is in your kitchen’s history.',
          tone: 'success',
        })
      },
      (failed: unknown) => {
        console.error('Finishing the cooking session failed', failed)
        // The stock changed in the meantime, so read the proposal again.
        if (failed instanceof ApiError && !failed.isTransient) void refetch()
      },
    )
  }
  const failure = finishing.error
  const isAway = failure instanceof ApiError && failure.isTransient

  return {
    draft: data ? stored.draft : null,
    setDraft: (next: (draft: readonly DraftLine[]) => readonly DraftLine[]) =>
      setStored((now) => ({ ...now, draft: next(now.draft) })),
    reading: isFetching,
    readingError: error ? (isTransientError(error) ? needsNetwork : toErrorMessage(error)) : null,
    refetchDeduction: () => void refetch(),
    keptOf: getKept,
    setKept: (recipeId: number, next: KeptPortionsDraft) => setKept(new Map(kept).set(recipeId, next)),
    finish: (nothing = false) => finish(nothing),
    busy: finishing.isPending,
    failure: failure ? (isAway ? needsNetwork : toErrorMessage(failure)) : null,
  }
}

export type FinishCookingControl = ReturnType<typeof useFinishCooking>

function isTransientError(error: Error): boolean {
  return error instanceof ApiError && error.isTransient
}
