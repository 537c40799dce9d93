import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { passkeyChallenges } from '../../../db/tables/account'
import { hashSecret, newSecret } from '../../../secrets'
import { addSeconds, type Clock } from '../../../time/clock'

/** Time to find the passkey's device and unlock it. */
export const challengeLifetimeSeconds = 300

/** Random challenges that a browser signs with a passkey: each works once, within minutes, for what it was made. */
export function createPasskeyChallenges({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** With an account to make a passkey of it, without one to use any. */
    async create(accountId: string | null): Promise<string> {
      const challenge = newSecret()
      await db.insert(passkeyChallenges).values({
        challengeHash: hashSecret(challenge),
        accountId,
        expiresAt: addSeconds(clock(), challengeLifetimeSeconds),
      })
      return challenge
    },

    /** Uses up the challenge that the browser says it has signed; undefined if there is none such. */
    async take(clientDataJson: string, accountId: string | null): Promise<string | undefined> {
      const challenge = readChallenge(clientDataJson)
      if (challenge === undefined) return undefined
      const taken = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
            accountId === null
              ? isNull(passkeyChallenges.accountId)
              : eq(passkeyChallenges.accountId, accountId),
            gt(passkeyChallenges.expiresAt, clock()),
          ),
        )
        .returning({ expiresAt: passkeyChallenges.expiresAt })
      return taken.length > 0 ? challenge : undefined
    },
  }
}

function readChallenge(clientDataJson: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data && data.challenge
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
