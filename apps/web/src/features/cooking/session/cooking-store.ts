import { accountStoragePrefix } from '../../../session/account-storage'
import { session } from '../../../session/session-store'
import { type CookingSession, isSessionLive } from './cooking-session'

const visitorStorageKey = 'cooking/visitor'
/** A signed-in cook's sessions are removed on logout. */
const cookStorageKey = `${accountStoragePrefix}cooking`
const maxSessions = 12

interface StorePorts {
  readonly storage: () => Storage
  readonly isCook: () => boolean
  readonly now: () => number
}

/**
 * The cooking sessions, persisted with every change. Timers are stored as instants, so that nothing is lost by a
 * reload, by sleep or offline.
 */
function createCookingStore({ storage, isCook, now }: StorePorts) {
  const listeners = new Set<() => void>()
  let read: { readonly from: string; readonly sessions: readonly CookingSession[] } | null = null
  /** In-memory fallback where the browser has no storage. */
  let fallbackText: string | null = null

  const getStorageKey = () => (isCook() ? cookStorageKey : visitorStorageKey)

  function readText(): string {
    try {
      return fallbackText ?? storage().getItem(getStorageKey()) ?? adoptVisitorSessions() ?? '[]'
    } catch {
      return fallbackText ?? '[]'
    }
  }

  /** A visitor who logs in at the end of a dish continues with their session. */
  function adoptVisitorSessions(): string | null {
    const visitorText = isCook() ? storage().getItem(visitorStorageKey) : null
    if (visitorText !== null) {
      storage().setItem(cookStorageKey, visitorText)
      storage().removeItem(visitorStorageKey)
    }
    return visitorText
  }

  function sessions(): readonly CookingSession[] {
    const text = readText()
    if (read?.from !== text)
      read = { from: text, sessions: parseSessions(text).filter((one) => isSessionLive(one, now())) }
    return read.sessions
  }

  function write(next: readonly CookingSession[]) {
    const text = JSON.stringify(next.slice(-maxSessions))
    try {
      storage().setItem(getStorageKey(), text)
      fallbackText = null
    } catch {
      fallbackText = text
    }
    notifyListeners()
  }

  function notifyListeners() {
    for (const listener of listeners) listener()
  }

  return {
    sessions,
    get: (id: string) => sessions().find((one) => one.id === id),

    /** Changes one session; a session that is not stored yet starts as `seed`. */
    change(seed: CookingSession, change: (current: CookingSession) => CookingSession) {
      const stored = sessions().find(({ id }) => id === seed.id)
      const next = change(stored ?? seed)
      if (next === stored) return
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

    /** Another tab has written, or another cook has logged in. */
    follow: notifyListeners,
  }
}

function parseSessions(text: string): CookingSession[] {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.filter(isSession) : []
  } catch {
    return []
  }
}

function isSession(value: unknown): value is CookingSession {
  const { id, dishes, state, changedAt } = (value ?? {}) as Partial<CookingSession>
  return (
    typeof id === 'string' &&
    Array.isArray(dishes) &&
    Array.isArray(state?.timers) &&
    typeof changedAt === 'number'
  )
}

/** The store of this browser. */
export const cookingStore = createCookingStore({
  storage: () => window.localStorage,
  isCook: () => session.get().isAuthenticated,
  now: Date.now,
})

session.subscribe(cookingStore.follow)
window.addEventListener('storage', cookingStore.follow)
