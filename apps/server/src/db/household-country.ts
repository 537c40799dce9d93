import { eq, sql } from 'drizzle-orm'
import { prepared } from './prepared'
import { households } from './tables/household'
import type { Tx } from './tx'

const selectCountry = prepared<{ householdId: string }, { country: string | null }[]>(
  'household_country',
  (tx) =>
    tx
      .select({ country: households.country })
      .from(households)
      .where(eq(households.id, sql.placeholder('householdId'))),
)

/** Returns the household's country as a two-letter code, or undefined when not set. */
export async function householdCountry(tx: Tx, householdId: string): Promise<string | undefined> {
  const [household] = await selectCountry(tx, { householdId })
  return household?.country ?? undefined
}
