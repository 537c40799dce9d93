import type { Db, Tx } from './database'

/** Returns the household's country as a two-letter code, or undefined when not set. */
export async function householdCountry(db: Db | Tx, householdId: string): Promise<string | undefined> {
  const { rows } = await db.$client.query<{ country: string | null }>({
    name: 'household_country',
    text: 'select country from households where id = $1',
    values: [householdId],
  })
  return rows[0]?.country ?? undefined
}
