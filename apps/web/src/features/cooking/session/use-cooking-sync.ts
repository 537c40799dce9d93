import { type CookingState, cooking, type OngoingCooking } from '@larder/contract/cooking'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError } from '../../../api/api-error'
import { change as saveChange } from '../../../api/sync'
import { useRead } from '../../../api/use-read'
import { useSession } from '../../../session/use-session'
import { type CookingSession, hasBegun } from './cooking-session'
import { mergeCookingStates } from './cooking-state'
import type { CookingSessionControl } from './use-cooking-session'

/** Changes in quick succession are sent as one. */
const debounceMs = 700
const retryMs = 10_000

/** The state of a session that the server is known to have. */
type SyncedSession = Pick<OngoingCooking, 'id' | 'state'> & {
  readonly dishes: string
  readonly serveAt: string | undefined
}

interface RemoteChangeHandlers {
  /** Another device finished or abandoned the session. */
  readonly onOver: () => void
  /** Another device added or removed a dish, or changed the servings. */
  readonly onDishes: (dishes: OngoingCooking['dishes']) => void
}

/** Syncs the session with the household's other devices. Offline it waits; a visitor's session stays local. */
export function useCookingSync(
  { session, change }: CookingSessionControl,
  { onOver, onDishes }: RemoteChangeHandlers,
) {
  const { isAuthenticated } = useSession()
  const { data } = useRead(cooking.current, {}, { enabled: isAuthenticated })
  const lastSynced = useRef<SyncedSession | null>(null)
  const sending = useRef(false)
  const due = isAuthenticated && hasBegun(session) && !session.booked
  const remote = data?.data.find(({ id }) => id === session.id)

  const applyRemote = useEffectEvent((response: OngoingCooking) => {
    const isKnown = isSynced(lastSynced.current, session)
    lastSynced.current = {
      id: response.id,
      state: response.state,
      dishes: serializeDishes(response.dishes),
      serveAt: response.serveAt,
    }
    const isAhead = response.state.moves > session.state.moves
    // Unsent local changes win, unless another device has moved on.
    const takesRemote = isAhead || isKnown
    const serveAt = takesRemote ? response.serveAt : session.serveAt
    if (!includesState(session.state, response.state) || serveAt !== session.serveAt) {
      change((held) => ({ ...held, serveAt, state: mergeCookingStates(held.state, response.state) }))
    }
    if (takesRemote && serializeDishes(response.dishes) !== serializeDishes(session.dishes))
      onDishes(response.dishes)
  })

  // On the finish page this device finishes the session itself, so a pending step of another device is too late. If the
  // session was finished elsewhere, the server rejects this finish and the page shows it.
  const handleOver = useEffectEvent(() => {
    if (!session.done) onOver()
  })

  const send = useEffectEvent(async (keepalive: boolean) => {
    const { id, dishes, serveAt, state } = session
    if (!due || sending.current || isSynced(lastSynced.current, session)) return
    sending.current = true
    try {
      const body = { dishes: [...dishes], ...(serveAt !== undefined && { serveAt }), state }
      // The response is the state; reading it again would tell nothing new.
      const saved = saveChange(cooking.save, { params: { id }, body }, { keepalive, refetch: 'later' })
      applyRemote((await saved.response).data)
    } catch (error) {
      if (!(error instanceof ApiError && error.isTransient)) {
        if (error instanceof ApiError && error.code === 'cooking-over') handleOver()
        else console.error('Saving the cooking progress failed', error)
        // A retry would be rejected again; the next step is sent again.
        lastSynced.current = { id, state, dishes: serializeDishes(dishes), serveAt }
      }
    } finally {
      sending.current = false
    }
  })

  useEffect(() => {
    if (remote) applyRemote(remote)
  }, [remote])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is sent a moment later
  useEffect(() => {
    if (!due) return
    const soon = setTimeout(() => void send(false), debounceMs)
    const again = setInterval(() => void send(false), retryMs)
    return () => {
      clearTimeout(soon)
      clearInterval(again)
    }
  }, [due, session.id, session.state, session.serveAt, serializeDishes(session.dishes)])

  useEffect(() => {
    const sendNow = () => void send(false)
    const sendOnHide = () => document.visibilityState === 'hidden' && void send(true)
    window.addEventListener('online', sendNow)
    document.addEventListener('visibilitychange', sendOnHide)
    return () => {
      window.removeEventListener('online', sendNow)
      document.removeEventListener('visibilitychange', sendOnHide)
    }
  }, [])
}

function serializeDishes(dishes: CookingSession['dishes']): string {
  return dishes
    .map(({ recipeId, version, servings, mealId }) => [recipeId, version, servings, mealId].join())
    .join(';')
}

function isSynced(known: SyncedSession | null, { id, state, dishes, serveAt }: CookingSession): boolean {
  return (
    known?.id === id &&
    known.serveAt === serveAt &&
    known.dishes === serializeDishes(dishes) &&
    includesState(known.state, state)
  )
}

/** Returns whether the first state includes everything of the second. */
function includesState(state: CookingState, included: CookingState): boolean {
  if (included.moves > state.moves) return false
  const changed = new Map(state.timers.map((timer) => [timer.id, timer.changed]))
  return included.timers.every((timer) => (changed.get(timer.id) ?? -1) >= timer.changed)
}
