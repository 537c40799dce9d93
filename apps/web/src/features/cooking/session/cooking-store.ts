import { accountStoragePrefix } from '../../../session/account-storage'
import { session } from '../../../session/session-store'
import { type CookingSession, isSessionLive } from './cooking-session'

const visitorStorageKey = 'cooking/visitor'
/** A cook's goes with the session. */
const cookStorageKey = `${accountStoragePrefix}cooking`
const maxSessions = 12

interface StorePorts {
  readonly storage: () => Storage
  readonly isCook: () => boolean
  readonly now: () => number
}

/**
 * What is on the stove, kept in the browser with every change: timers are instants, so that nothing is lost by a reload, by
 * sleep or without a network.
 */
export function createCookingStore({ storage, isCook, now }: StorePorts) {
  const listeners = new Set<() => void>()
  let read: { readonly from: string; readonly sessions: readonly CookingSession[] } | null = null
  /** Where the browser keeps nothing, at least until the page is left. */
  let unkept: string | null = null

  const keyNow = () => (isCook() ? cookStorageKey : visitorStorageKey)

  function textNow(): string {
    try {
      return unkept ?? storage().getItem(keyNow()) ?? takenOver() ?? '[]'
    } catch {
      return unkept ?? '[]'
    }
  }

  /** Whoever signs in at the end of a dish goes on where they were. */
  function takenOver(): string | null {
    const held = isCook() ? storage().getItem(visitorStorageKey) : null
    if (held !== null) {
      storage().setItem(cookStorageKey, held)
      storage().removeItem(visitorStorageKey)
    }
    return held
  }

  function sessions(): readonly CookingSession[] {
    const text = textNow()
    if (read?.from !== text)
      read = { from: text, sessions: parseSessions(text).filter((one) => isSessionLive(one, now())) }
    return read.sessions
  }

  function write(next: readonly CookingSession[]) {
    const text = JSON.stringify(next.slice(-maxSessions))
    try {
      storage().setItem(keyNow(), text)
      unkept = null
    } catch {
      unkept = text
    }
    tell()
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  return {
    sessions,
    get: (id: string) => sessions().find((one) => one.id === id),

    /** Changes what is kept of one; what is not kept yet begins as `seed`. */
    change(seed: CookingSession, change: (held: CookingSession) => CookingSession) {
      const held = sessions().find(({ id }) => id === seed.id)
      const next = change(held ?? seed)
      if (next === held) return
      const others = sessions().filter(({ id }) => id !== seed.id)
      write([...others, { ...next, changedAt: now() }])
    },

    end(id: string) {
      if (sessions().some((one) => one.id === id)) write(sessions().filter((one) => one.id !== id))
    },

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Another tab has written, or another cook is here. */
    follow: tell,
  }
}

function parseSessions(text: string): CookingSession[] {
  try {
    const held: unknown = JSON.parse(text)
    return Array.isArray(held) ? held.filter(isSession) : []
  } catch {
    return []
  }
}

function isSession(held: unknown): held is CookingSession {
  const { id, dishes, state, changedAt } = (held ?? {}) as Partial<CookingSession>
  return (
    typeof id === 'string' &&
    Array.isArray(dishes) &&
    Array.isArray(state?.timers) &&
    typeof changedAt === 'number'
  )
}

/** The one of this browser. */
export const cookingStore = createCookingStore({
  storage: () => window.localStorage,
  isCook: () => session.get().isAuthenticated,
  now: Date.now,
})

session.subscribe(cookingStore.follow)
window.addEventListener('storage', cookingStore.follow)
