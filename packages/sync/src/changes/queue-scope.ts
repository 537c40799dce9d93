import type { SessionPort } from '../ports'

const key = 'outbox-owner'

const anonymousPrefix = 'session-'

/** Returns whether the owner is a session whose account is not known yet. */
export function isAnonymousOwner(owner: string): boolean {
  return owner.startsWith(anonymousPrefix)
}

interface QueueOwnerPorts {
  readonly storage: () => Storage
  readonly session: Pick<SessionPort, 'token'> & {
    /** Null while the account of the token is not known. */
    readonly accountId: () => string | null
  }
  /** Fetches the account id of a session from the server. */
  readonly whoAmI: (token: string) => Promise<string>
}

/**
 * Resolves the owner of the queue: the account, also after a reload without a network, when only the token is
 * known. A token that was never seen with an account owns a queue of its own until the server returns its
 * account.
 */
export function createQueueOwner({ storage, session, whoAmI }: QueueOwnerPorts) {
  let resolved: { token: string; account: string } | null = null

  function storeAccount(token: string, account: string) {
    if (resolved?.token === token && resolved.account === account) return
    resolved = { token, account }
    try {
      storage().setItem(key, JSON.stringify([fingerprint(token), account]))
    } catch {
      // Without storage the server resolves the account again after a reload.
    }
  }

  function accountOf(token: string): string | null {
    const accountId = session.accountId()
    if (accountId !== null) {
      storeAccount(token, accountId)
      return accountId
    }
    if (resolved?.token === token) return resolved.account
    try {
      const [storedFingerprint, account]: [unknown?, unknown?] = JSON.parse(storage().getItem(key) ?? '[]')
      if (storedFingerprint !== fingerprint(token) || typeof account !== 'string') return null
      resolved = { token, account }
      return account
    } catch {
      return null
    }
  }

  const anonymousOwner = (token: string) => anonymousPrefix + fingerprint(token)

  return {
    /** Null while signed out. */
    current(): string | null {
      const token = session.token()
      return token === null ? null : (accountOf(token) ?? anonymousOwner(token))
    },
    /**
     * Returns the confirmed account, so that no cook's changes are sent by another account, and the anonymous
     * owner used before.
     */
    async resolve(): Promise<{ owner: string; before: string } | null> {
      const token = session.token()
      if (token === null) return null
      const known = accountOf(token)
      if (known !== null) return { owner: known, before: anonymousOwner(token) }
      const account = await whoAmI(token)
      if (session.token() !== token) return null
      storeAccount(token, account)
      return { owner: account, before: anonymousOwner(token) }
    },
  }
}

export type QueueOwner = ReturnType<typeof createQueueOwner>

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

/**
 * The household the signed-in cook acts for, as last reported to this page. It can be switched on another
 * device at any time, so the server decides on every change.
 */
export function createCurrentHouseholdStore(session: Pick<SessionPort, 'token'>) {
  let token = session.token()
  let currentId: string | null = null
  /** Households the server reported the cook absent from, since the last known current household. */
  const absentFrom = new Set<string>()

  function reset(household: string | null) {
    currentId = household
    absentFrom.clear()
  }

  /** A new session may be another cook, so the household is unknown again. */
  function current() {
    if (session.token() !== token) {
      token = session.token()
      reset(null)
    }
    return currentId
  }

  return {
    /** Null until the server has reported it. */
    current,
    /** Sets the household the server reported. */
    set(household: string) {
      current()
      reset(household)
    },
    /** Marks a household the server reported the cook is not in. */
    markAbsent(household: string) {
      if (current() === household) currentId = null
      absentFrom.add(household)
    },
    /**
     * Returns whether a change for that household may be tried. A change made before the household was known
     * always may.
     */
    mayActFor(household: string | undefined): boolean {
      const active = current()
      if (household === undefined) return true
      return active === null ? !absentFrom.has(household) : active === household
    },
  }
}

export type CurrentHouseholdStore = ReturnType<typeof createCurrentHouseholdStore>
