import { type CookingDish, cooking } from '@larder/contract/cooking'
import type { RecipeDetails } from '@larder/contract/recipes'
import { useState, useSyncExternalStore } from 'react'
import { freshId } from '../../api/fresh-id'
import { outbox } from '../../api/outbox'
import { refresh } from '../../api/use-api'
import { session as signedIn } from '../../session/session-store'
import { type CookingSession, freshSession, hasBegun, isOf } from './cooking-session'
import { cookingStore } from './cooking-store'
import type { Asked } from './guide-address'

/** What is being cooked here: begun before, here or elsewhere, or new; and the way to change it. */
export function useCooking({ dishes: asked, cookingId }: Asked, recipes: readonly RecipeDetails[]) {
  const sessions = useSyncExternalStore(cookingStore.subscribe, cookingStore.sessions)
  const [fresh, setFresh] = useState(() => ({ id: freshId(), at: Date.now() }))
  const recipeIds = asked.map(({ recipeId }) => recipeId)
  const [shown, setShown] = useState<string>()
  const held =
    sessions.find(({ id }) => id === cookingId) ??
    sessions.findLast((session) => isOf(session, recipeIds)) ??
    // Its dishes were changed just now, and the address follows.
    sessions.find(({ id, reordered }) => id === shown && reordered !== undefined)
  if (held && held.id !== shown) setShown(held.id)

  const dishes: CookingDish[] = recipes.map(({ id, version, servings }, place) => {
    const mealId = asked[place]?.mealId ?? held?.dishes[place]?.mealId
    return { recipeId: id, version, servings, ...(mealId !== undefined && { mealId }) }
  })
  const titles = recipes.map(({ title }) => title)
  const session: CookingSession = {
    ...(held ?? freshSession(fresh.id, dishes, titles, fresh.at)),
    dishes,
    titles,
  }

  function end() {
    cookingStore.end(session.id)
    setFresh({ id: freshId(), at: Date.now() })
  }

  return {
    session,
    change(change: (session: CookingSession) => CookingSession) {
      cookingStore.change(session, (now) => {
        const next = change(now)
        return next === now ? now : { ...next, dishes: next.dishes === now.dishes ? dishes : next.dishes }
      })
    },
    /** Nothing of it is left on this device; what comes next is another cooking. */
    end,
    /** Left off without finishing, on every device; without a network as soon as that is back. */
    leaveOff() {
      if (signedIn.get().isAuthenticated && !session.booked && hasBegun(session)) {
        const { answer } = outbox.put(cooking.stop, { params: { id: session.id } })
        answer.then(
          () => refresh(cooking.current),
          (error: unknown) => console.error('Leaving off could not be told', error),
        )
      }
      end()
    },
  }
}

export type CookingHere = ReturnType<typeof useCooking>
