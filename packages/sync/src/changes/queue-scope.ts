import type { SessionPort } from '../ports'
import type { BrowserStorage } from './browser-storage'

const storageKey = 'outbox-owner'

const anonymousPrefix = 'session-'

/** Returns whether the owner is a session whose account is not known yet. */
export function isAnonymousOwner(owner: string): boolean {
  return owner.startsWith(anonymousPrefix)
}

export interface QueueScopePorts {
  readonly session: Pick<SessionPort, 'token'> & {
    /** Null while the account of the token is not known. */
    readonly accountId: () => string | null
  }
  /** Fetches the account id of a session from the server. */
  readonly whoAmI: (token: string) => Promise<string>
}

/**
 * Whose changes are queued, and for which household. The owner is the account, also after a reload without a network,
 * when only the token is known. A token that was never seen with an account owns a queue of its own until the server
 * returns its account. The household is the one the server last reported to this page. It can be switched on another
 * device at any time, so the server decides on every change.
 */
export function createQueueScope(storage: BrowserStorage, { session, whoAmI }: QueueScopePorts) {
  let lastToken = session.token()
  let account: string | null = null
  let household: string | undefined
  /** Households the server reported the cook absent from, since the last known current household. */
  const absentFrom = new Set<string>()

  function setHousehold(id: string | undefined) {
    household = id
    absentFrom.clear()
  }

  /** A new session may be another cook: nothing is known of it. */
  function currentToken(): string | null {
    const token = session.token()
    if (token !== lastToken) {
      account = null
      setHousehold(undefined)
    }
    lastToken = token
    return token
  }

  function setAccount(token: string, id: string): string {
    // Without storage the server resolves the account again after a reload.
    if (id !== account) storage.set(storageKey, JSON.stringify([fingerprint(token), id]))
    account = id
    return id
  }

  function accountOf(token: string): string | null {
    const id = session.accountId()
    if (id !== null) return setAccount(token, id)
    account ??= storedAccount(token)
    return account
  }

  function storedAccount(token: string): string | null {
    try {
      const [owner, id]: [unknown?, unknown?] = JSON.parse(storage.get(storageKey) ?? '[]')
      return owner === fingerprint(token) && typeof id === 'string' ? id : null
    } catch {
      return null
    }
  }

  const anonymousOwner = (token: string) => anonymousPrefix + fingerprint(token)

  function currentHousehold(): string | undefined {
    currentToken()
    return household
  }

  return {
    /** The owner as far as known here; null while signed out. */
    owner(): string | null {
      const token = currentToken()
      return token === null ? null : (accountOf(token) ?? anonymousOwner(token))
    },
    /**
     * Returns the confirmed account, so that no cook's changes are sent by another account, and the anonymous
     * owner used before.
     */
    async resolveOwner(): Promise<{ owner: string; before: string } | null> {
      const token = currentToken()
      if (token === null) return null
      const owner = accountOf(token) ?? (await whoAmI(token))
      if (currentToken() !== token) return null
      return { owner: setAccount(token, owner), before: anonymousOwner(token) }
    },
    /** Undefined until the server has reported it. */
    household: currentHousehold,
    /** Sets the household the server reported. */
    setHousehold(id: string) {
      currentToken()
      setHousehold(id)
    },
    /** Marks a household the server reported the cook is not in. */
    markAbsent(id: string) {
      if (currentHousehold() === id) household = undefined
      absentFrom.add(id)
    },
    /**
     * Returns whether a change for that household may be tried. A change made before the household was known
     * always may.
     */
    mayActFor(id: string | undefined): boolean {
      const active = currentHousehold()
      if (id === undefined) return true
      return active === undefined ? !absentFrom.has(id) : active === id
    },
  }
}

export type QueueScope = ReturnType<typeof createQueueScope>

/** Distinguishes tokens without storing the secret a second time. */
function fingerprint(token: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < token.length; index++) {
    const code = token.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return ((high >>> 0).toString(36) + (low >>> 0).toString(36)).padStart(12, '0')
}
