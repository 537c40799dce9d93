import { type CookingState, cooking, type OngoingCooking } from '@larder/contract/cooking'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError } from '../../../api/api-error'
import { callEndpoint } from '../../../api/client'
import { useRead } from '../../../api/use-api'
import { useSession } from '../../../session/use-session'
import { type CookingSession, hasBegun } from './cooking-session'
import { mergeCookingStates } from './cooking-state'
import type { CookingSessionControl } from './use-cooking-session'

/** Presses that come close together are one. */
const debounceMs = 700
const retryMs = 10_000

/** What the server is known to have of a cooking. */
type SyncedSession = Pick<OngoingCooking, 'id' | 'state'> & {
  readonly dishes: string
  readonly serveAt: string | undefined
}

interface RemoteChangeHandlers {
  /** Somebody has finished it or left off. */
  readonly onOver: () => void
  /** Somebody has added a dish, taken one out or changed for how many. */
  readonly onDishes: (dishes: OngoingCooking['dishes']) => void
}

/** Tells the household's other devices how far it is, and hears it from them. Without a network it waits; a visitor's stays here. */
export function useCookingSync(
  { session, change }: CookingSessionControl,
  { onOver, onDishes }: RemoteChangeHandlers,
) {
  const { isAuthenticated } = useSession()
  const { data } = useRead(cooking.current, {}, { enabled: isAuthenticated })
  const known = useRef<SyncedSession | null>(null)
  const sending = useRef(false)
  const due = isAuthenticated && hasBegun(session) && !session.booked
  const heard = data?.data.find(({ id }) => id === session.id)

  const take = useEffectEvent((answer: OngoingCooking) => {
    const wasTold = isSynced(known.current, session)
    known.current = {
      id: answer.id,
      state: answer.state,
      dishes: serializeDishes(answer.dishes),
      serveAt: answer.serveAt,
    }
    const isAhead = answer.state.moves > session.state.moves
    // What was changed here and is not told yet stands, unless somebody moved on elsewhere.
    const theirs = isAhead || wasTold
    const serveAt = theirs ? answer.serveAt : session.serveAt
    if (!includesState(session.state, answer.state) || serveAt !== session.serveAt) {
      change((held) => ({ ...held, serveAt, state: mergeCookingStates(held.state, answer.state) }))
    }
    if (theirs && serializeDishes(answer.dishes) !== serializeDishes(session.dishes)) onDishes(answer.dishes)
  })

  // At its last page this device is finishing it itself, and a step that was under way comes too late. Had it been finished
  // elsewhere, the finishing is refused and says so.
  const over = useEffectEvent(() => {
    if (!session.done) onOver()
  })

  const send = useEffectEvent(async (keepalive: boolean) => {
    const { id, dishes, serveAt, state } = session
    if (!due || sending.current || isSynced(known.current, session)) return
    sending.current = true
    try {
      const body = { dishes: [...dishes], ...(serveAt !== undefined && { serveAt }), state }
      take((await callEndpoint(cooking.save, { params: { id }, body }, { keepalive })).data)
    } catch (error) {
      if (!(error instanceof ApiError && error.isTransient)) {
        if (error instanceof ApiError && error.code === 'cooking-over') over()
        else console.error('Saving the cooking progress failed', error)
        // The same again would be refused again; the next step is tried anew.
        known.current = { id, state, dishes: serializeDishes(dishes), serveAt }
      }
    } finally {
      sending.current = false
    }
  })

  useEffect(() => {
    if (heard) take(heard)
  }, [heard])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is told a moment later
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
    const now = () => void send(false)
    const leave = () => document.visibilityState === 'hidden' && void send(true)
    window.addEventListener('online', now)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('online', now)
      document.removeEventListener('visibilitychange', leave)
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

/** Whether the first holds everything the second says. */
function includesState(one: CookingState, other: CookingState): boolean {
  if (other.moves > one.moves) return false
  const changed = new Map(one.timers.map((timer) => [timer.id, timer.changed]))
  return other.timers.every((timer) => (changed.get(timer.id) ?? -1) >= timer.changed)
}
