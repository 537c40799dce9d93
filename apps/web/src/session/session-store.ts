import type { User } from '@larder/contract/account'

/** The one key of the access token in local storage. */
export const tokenKey = 'token'

export interface SessionState {
  readonly accessToken: string | null
  readonly isAuthenticated: boolean
  /** Known from sign-in until the page is left; after a reload the server is asked. */
  readonly user: User | null
}

export const signedOut: SessionState = { accessToken: null, isAuthenticated: false, user: null }

function signedIn(accessToken: string, user: User | null = null): SessionState {
  return { accessToken, isAuthenticated: true, user }
}

/** Storage is handed in as a function: where cookies are blocked, even naming it throws. */
export function createSessionStore(storage: () => Storage) {
  let state = start()
  const listeners = new Set<() => void>()

  function start(): SessionState {
    try {
      const token = storage().getItem(tokenKey)
      return token ? signedIn(token) : signedOut
    } catch {
      console.error('Error parsing saved auth data')
      forget()
      return signedOut
    }
  }

  function become(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  function save(token: string) {
    try {
      storage().setItem(tokenKey, token)
    } catch (error) {
      console.error('localStorage unavailable; session not persisted', error)
    }
  }

  function forget() {
    try {
      storage().removeItem(tokenKey)
    } catch {
      // What cannot be reached cannot be removed, and cannot be read back either.
    }
  }

  return {
    get: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    setUser(accessToken: string, user?: User) {
      save(accessToken)
      become(signedIn(accessToken, user))
    },

    updateToken(accessToken: string) {
      save(accessToken)
      become({ ...state, accessToken })
    },

    clearUser() {
      forget()
      become(signedOut)
    },

    /** Another tab signed in or out: this one follows, without writing anything itself. */
    follow(event: Pick<StorageEvent, 'key' | 'newValue'>) {
      const everythingGone = event.key === null
      if (!everythingGone && event.key !== tokenKey) return
      const token = everythingGone ? null : event.newValue
      if (token === state.accessToken) return
      become(token ? signedIn(token) : signedOut)
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>

export const session = createSessionStore(() => window.localStorage)
