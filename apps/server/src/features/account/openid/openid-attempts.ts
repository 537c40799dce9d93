import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import type { Db } from '../../../db/database'
import { openidAttempts } from '../../../db/tables/account'
import { AppError } from '../../../errors'
import { hashSecret, newSecret } from '../../../secrets'
import { addSeconds, type Clock } from '../../../time/clock'

/** Enough to find a phone and type a code; the cookie has the same lifetime. */
export const attemptLifetimeSeconds = 600
const handOverLifetimeSeconds = 120

/** What the issuer has to return and prove for a sign-in attempt. */
export interface SignInAttempt {
  state: string
  codeVerifier: string
  nonce: string
}

export function newSignInAttempt(): SignInAttempt {
  return { state: newSecret(), codeVerifier: randomPKCECodeVerifier(), nonce: randomNonce() }
}

/** Sign-in attempts. Each of the two secrets works once and only for its own half. */
export interface SignInAttempts {
  begin(attempt: SignInAttempt): Promise<void>
  take(state: string): Promise<SignInAttempt>
  /** Returns a new secret that stands for the signed-in account until it is redeemed. */
  handOver(accountId: string): Promise<string>
  redeem(secret: string): Promise<{ accountId: string }>
}

export function createSignInAttempts(db: Db, clock: Clock): SignInAttempts {
  return {
    async begin({ state, codeVerifier, nonce }) {
      const expiresAt = addSeconds(clock(), attemptLifetimeSeconds)
      await db
        .insert(openidAttempts)
        .values({ secretHash: hashSecret(state), codeVerifier, nonce, expiresAt })
    },

    async take(state) {
      const [row] = await db
        .delete(openidAttempts)
        .where(and(eq(openidAttempts.secretHash, hashSecret(state)), isNull(openidAttempts.accountId)))
        .returning()
      if (!row?.codeVerifier || !row.nonce || row.expiresAt <= clock()) throw new AppError('sign-in-expired')
      return { state, codeVerifier: row.codeVerifier, nonce: row.nonce }
    },

    async handOver(accountId) {
      const secret = newSecret()
      const expiresAt = addSeconds(clock(), handOverLifetimeSeconds)
      await db.insert(openidAttempts).values({ secretHash: hashSecret(secret), accountId, expiresAt })
      return secret
    },

    async redeem(secret) {
      const [row] = await db
        .delete(openidAttempts)
        .where(and(eq(openidAttempts.secretHash, hashSecret(secret)), isNotNull(openidAttempts.accountId)))
        .returning()
      if (!row?.accountId || row.expiresAt <= clock()) throw new AppError('sign-in-expired')
      return { accountId: row.accountId }
    },
  }
}
