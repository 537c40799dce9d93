import type { SessionStore } from '../../session/session-store'

const key = 'outbox-owner'

const anonymousPrefix = 'session-'

/** Whether it is not known yet whose account that is. */
export function isAnonymousOwner(owner: string): boolean {
  return owner.startsWith(anonymousPrefix)
}

interface QueueOwnerPorts {
  readonly storage: () => Storage
  readonly session: SessionStore
  /** Asks the server whose session this is. */
  readonly whoAmI: (token: string) => Promise<string>
}

/**
 * Whose outbox is it: the account's, also after a reload without network, when only the token is known. A token that
 * was never seen with an account has an outbox of its own until the server says whose it is.
 */
export function createQueueOwner({ storage, session, whoAmI }: QueueOwnerPorts) {
  let last: { token: string; account: string } | null = null

  function remember(token: string, account: string) {
    if (last?.token === token && last.account === account) return
    last = { token, account }
    try {
      storage().setItem(key, JSON.stringify([fingerprint(token), account]))
    } catch {
      // Then the server is asked again after a reload.
    }
  }

  function accountOf(token: string): string | null {
    const { user } = session.get()
    if (user) {
      remember(token, user.id)
      return user.id
    }
    if (last?.token === token) return last.account
    try {
      const [print, account]: [unknown?, unknown?] = JSON.parse(storage().getItem(key) ?? '[]')
      if (print !== fingerprint(token) || typeof account !== 'string') return null
      last = { token, account }
      return account
    } catch {
      return null
    }
  }

  const stranger = (token: string) => anonymousPrefix + fingerprint(token)

  return {
    /** Null while signed out. */
    current(): string | null {
      const token = session.get().accessToken
      return token === null ? null : (accountOf(token) ?? stranger(token))
    },
    /** Surely an account, so that nobody sends what somebody else wrote; tells what it was called before. */
    async resolve(): Promise<{ owner: string; before: string } | null> {
      const token = session.get().accessToken
      if (token === null) return null
      const known = accountOf(token)
      if (known !== null) return { owner: known, before: stranger(token) }
      const account = await whoAmI(token)
      if (session.get().accessToken !== token) return null
      remember(token, account)
      return { owner: account, before: stranger(token) }
    },
  }
}

export type QueueOwner = ReturnType<typeof createQueueOwner>

/** Tells two tokens apart without writing the secret down a second time. */
function fingerprint(token: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < token.length; index++) {
    const code = token.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return ((high >>> 0).toString(36) + (low >>> 0).toString(36)).padStart(12, '0')
}
