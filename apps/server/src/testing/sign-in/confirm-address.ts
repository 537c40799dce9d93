import { eq } from 'drizzle-orm'
import { accounts } from '../../db/tables/account'
import type { Cook } from '../a-cook'
import type { TestApp } from '../test-app'

/** Confirms a cook's email address, as typing the mailed code does: where mail is set up, only then can they share a household. */
export async function confirmAddress(
  { db, now }: Pick<TestApp, 'db' | 'now'>,
  { user }: Cook,
): Promise<void> {
  await db.update(accounts).set({ emailConfirmedAt: now() }).where(eq(accounts.id, user.id))
}
