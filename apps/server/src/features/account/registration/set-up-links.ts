import { type Db, inTransaction, type Tx } from '../../../db/database'
import { hasAdmin } from '../../../db/queries/installation'
import { takeAdvisoryLock } from '../../../db/sql/advisory-lock'
import { setUpLinks } from '../../../db/tables/admin'
import { AppError } from '../../../errors'
import { hashSecret, newSecret } from '../../../secrets'
import type { Clock } from '../../../time/clock'

/**
 * Returns the secret of a new set-up link while the installation has no admin. Every server prints its own at its start; the
 * first that is used ends all.
 */
export function openSetUpLink(db: Db, clock: Clock): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    await takeAdvisoryLock(tx, 'firstAdmin')
    if (await hasAdmin(tx)) return undefined
    const secret = newSecret()
    await tx.insert(setUpLinks).values({ secretHash: hashSecret(secret), createdAt: clock() })
    return secret
  })
}

/** Uses a set-up link, or throws when it was used, is unknown, or an admin exists. */
export async function useSetUpLink(tx: Tx, secret: string): Promise<void> {
  await takeAdvisoryLock(tx, 'firstAdmin')
  const links = await tx.delete(setUpLinks).returning({ secretHash: setUpLinks.secretHash })
  const hash = hashSecret(secret)
  if ((await hasAdmin(tx)) || !links.some(({ secretHash }) => secretHash.equals(hash)))
    throw new AppError('set-up-link-spent')
}

/** The address that makes the first admin. The URL fragment stays in the browser: the secret reaches no server log. */
export function setUpLink(publicUrl: string, secret: string): string {
  return `${publicUrl}/set-up#secret=${secret}`
}
