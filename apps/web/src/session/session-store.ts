import type { User } from '@larder/contract/account'

/** Key of the access token in local storage. */
const tokenKey = 'token'

export interface SessionState {
  readonly accessToken: string | null
  readonly isAuthenticated: boolean
  /** Known from sign-in until a reload; after that it is fetched from the server. */
  readonly user: User | null
}

export const signedOut: SessionState = { accessToken: null, isAuthenticated: false, user: null }

function signedIn(accessToken: string, user: User | null = null): SessionState {
  return { accessToken, isAuthenticated: true, user }
}

/**
 * Creates the session store. `storage` is a function, because a browser that blocks cookies throws on access.
 */
export function createSessionStore(storage: () => Storage) {
  let state = readInitialState()
  const listeners = new Set<() => void>()

  function readInitialState(): SessionState {
    try {
      const token = storage().getItem(tokenKey)
      return token ? signedIn(token) : signedOut
    } catch {
      console.error('Error parsing saved auth data')
      removeToken()
      return signedOut
    }
  }

  function setState(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  function storeToken(token: string) {
    try {
      storage().setItem(tokenKey, token)
    } catch (error) {
      console.error('localStorage unavailable; session not persisted', error)
    }
  }

  function removeToken() {
    try {
      storage().removeItem(tokenKey)
    } catch {
      // Blocked storage cannot be read back either.
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
      storeToken(accessToken)
      setState(signedIn(accessToken, user))
    },

    updateToken(accessToken: string) {
      storeToken(accessToken)
      setState({ ...state, accessToken })
    },

    clearUser() {
      removeToken()
      setState(signedOut)
    },

    /** Follows a sign-in or sign-out in another tab, without writing to the storage. */
    follow(event: Pick<StorageEvent, 'key' | 'newValue'>) {
      const isCleared = event.key === null
      if (!isCleared && event.key !== tokenKey) return
      const token = isCleared ? null : event.newValue
      if (token === state.accessToken) return
      setState(token ? signedIn(token) : signedOut)
    },
  }
}

export const session = createSessionStore(() => window.localStorage)

let currentRedirect = () => {}

/** Sets how the app redirects to /login; this folder does not depend on the router. */
export function setLoginRedirect(redirect: () => void) {
  currentRedirect = redirect
}

export function redirectToLogin() {
  currentRedirect()
}
