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
