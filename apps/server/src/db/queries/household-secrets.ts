import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../database'
import { householdSecrets } from '../tables/household'

/** Returns the household that a secret leads to. It may be spent by now: the household's own tables say. */
export async function findHouseholdBySecret(tx: Tx, secretHash: Buffer): Promise<string | undefined> {
  const [found] = await tx
    .select({ householdId: householdSecrets.householdId })
    .from(householdSecrets)
    .where(eq(householdSecrets.secretHash, secretHash))
  return found?.householdId
}

export async function addHouseholdSecret(
  tx: Tx,
  householdId: string,
  secretHash: Buffer,
  expiresAt: string | null,
): Promise<void> {
  await tx.insert(householdSecrets).values({ secretHash, householdId, expiresAt })
}

/** Adds a secret that somebody may have chosen; returns whether nobody has it yet. */
export async function claimHouseholdSecret(
  tx: Tx,
  householdId: string,
  secretHash: Buffer,
): Promise<boolean> {
  const added = await tx
    .insert(householdSecrets)
    .values({ secretHash, householdId })
    .onConflictDoNothing()
    .returning({ householdId: householdSecrets.householdId })
  return added.length > 0
}

export async function removeHouseholdSecrets(
  tx: Tx,
  secretHashes: readonly (Buffer | null)[],
): Promise<void> {
  const hashes = secretHashes.filter((hash) => hash !== null)
  if (hashes.length > 0) await tx.delete(householdSecrets).where(inArray(householdSecrets.secretHash, hashes))
}
