import { sql } from 'drizzle-orm'
import type { Tx } from './open'

/** Where word of changes travels between the servers of one installation. */
export const channel = 'larder_changes'

/** What is told: which words of a household changed, or that an account now acts elsewhere. */
export type Told =
  | { readonly household: string; readonly words: readonly string[]; readonly revision: number }
  | { readonly account: string }

/**
 * Says within a transaction that something of a household changes. It comes first: it makes the changes of one household
 * wait for each other, so none works from what another is about to replace. Word goes out when the transaction is through.
 */
export async function touchHousehold(tx: Tx, householdId: string, ...words: string[]): Promise<void> {
  const { rows } = await tx.execute<{ revision: string }>(
    sql`update households set revision = revision + 1 where id = ${householdId} returning revision`,
  )
  const revision = Number(rows[0]?.revision ?? 0)
  await tell(tx, { household: householdId, words, revision })
}

/** Says that an account now acts for another household, or lost the one it acted for. */
export async function touchAccount(tx: Tx, accountId: string): Promise<void> {
  await tell(tx, { account: accountId })
}

async function tell(tx: Tx, told: Told): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(told)})`)
}
