import { type CookingDish, cooking } from '@larder/contract/cooking'
import type { RecipeDetails } from '@larder/contract/recipes'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { queued } from '../../../api/change-queue/change-queue'
import { randomId } from '../../../api/random-id'
import { change } from '../../../api/sync'
import { useRead } from '../../../api/use-read'
import { paths } from '../../../paths'
import { session as signedIn } from '../../../session/session-store'
import type { GuideRequest } from '../guide/guide-url'
import {
  type CookingSession,
  createCookingSession,
  hasBegun,
  isSessionLive,
  isSessionOfRecipes,
  toCookingSession,
} from './cooking-session'
import { cookingStore } from './cooking-store'

/** The current session: an earlier one of this or another device, or a new one; with functions to change it. */
export function useCookingSession(
  { dishes: requestedDishes, cookingId }: GuideRequest,
  recipes: readonly RecipeDetails[],
) {
  const sessions = useSyncExternalStore(cookingStore.subscribe, cookingStore.sessions)
  const [fresh, setFresh] = useState(() => ({ id: randomId(), at: Date.now() }))
  const recipeIds = requestedDishes.map(({ recipeId }) => recipeId)
  const [shown, setShown] = useState<string>()
  const stored =
    sessions.find(({ id }) => id === cookingId) ??
    sessions.findLast((session) => isSessionOfRecipes(session, recipeIds)) ??
    // Its dishes were just changed, and the URL follows.
    sessions.find(({ id, reordered }) => id === shown && reordered !== undefined)
  if (stored && stored.id !== shown) setShown(stored.id)

  const dishes: CookingDish[] = recipes.map(({ id, version, servings }, place) => {
    const mealId = requestedDishes[place]?.mealId ?? stored?.dishes[place]?.mealId
    return { recipeId: id, version, servings, ...(mealId !== undefined && { mealId }) }
  })
  const titles = recipes.map(({ title }) => title)
  const session: CookingSession = {
    ...(stored ?? createCookingSession(fresh.id, dishes, titles, fresh.at)),
    dishes,
    titles,
  }

  function end() {
    cookingStore.end(session.id)
    setFresh({ id: randomId(), at: Date.now() })
  }

  return {
    session,
    change(change: (session: CookingSession) => CookingSession) {
      cookingStore.change(session, (now) => {
        const next = change(now)
        return next === now ? now : { ...next, dishes: next.dishes === now.dishes ? dishes : next.dishes }
      })
    },
    /** Removes the session from this device; the next one is new. */
    end,
    /** Abandons the session on every device; offline, as soon as the network is back. */
    abandon() {
      if (signedIn.get().isAuthenticated && !session.booked && hasBegun(session)) {
        change(queued(cooking.stop), { params: { id: session.id } }).response.catch((error: unknown) =>
          console.error('Stopping the cooking session failed', error),
        )
      }
      end()
    },
  }
}

export type CookingSessionControl = ReturnType<typeof useCookingSession>

/** Adopts a session of another device when the URL names it. */
export function useAdoptRemoteSession(cookingId: string | undefined) {
  const { data } = useRead(cooking.current, {}, { enabled: cookingId !== undefined })
  const remoteSession = data?.data.find(({ id }) => id === cookingId)
  useEffect(() => {
    if (!remoteSession || cookingStore.get(remoteSession.id)) return
    cookingStore.change(toCookingSession(remoteSession), (session) => session)
  }, [remoteSession])
}

/** Ends a finished session when the cook leaves the page, except when they leave to log in. */
export function useEndSessionOnLeave(session: CookingSession) {
  const endSession = useEffectEvent(() => {
    const { pathname } = window.location
    if (pathname === paths.cookingGuide || pathname === paths.login || pathname === paths.register) return
    const settled = session.booked || (session.done && !signedIn.get().isAuthenticated)
    if (settled) cookingStore.end(session.id)
  })
  useEffect(() => () => endSession(), [])
}

/** All active sessions of this device and of the household's other devices, newest first. */
export function useActiveSessions(): readonly CookingSession[] {
  const localSessions = useSyncExternalStore(cookingStore.subscribe, cookingStore.sessions)
  const { data } = useRead(cooking.current, {})
  const begun = localSessions.filter((one) => hasBegun(one) && !one.booked)
  const elsewhere = (data?.data ?? [])
    .map(toCookingSession)
    .filter(({ id }) => !localSessions.some((one) => one.id === id))
  return [...begun, ...elsewhere]
    .filter((one) => isSessionLive(one, Date.now()))
    .toSorted((one, other) => other.changedAt - one.changedAt)
}
