import { and, eq, isNotNull, or } from 'drizzle-orm'
import { secondFactors, sessions } from '../tables/account'
import type { Tx } from '../tx'

/** Whether a session stands on two factors: a passkey, single sign-on, or a password whose account asks for codes. */
export async function hasSecondFactor(tx: Tx, sessionId: string): Promise<boolean> {
  const asksForCodes = and(
    eq(secondFactors.accountId, sessions.accountId),
    isNotNull(secondFactors.confirmedAt),
  )
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .leftJoin(secondFactors, asksForCodes)
    .where(and(eq(sessions.id, sessionId), or(sessions.secondFactor, isNotNull(secondFactors.accountId))))
  return found.length > 0
}
