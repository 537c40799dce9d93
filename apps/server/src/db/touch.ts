import { sql } from 'drizzle-orm'
import type { Actor } from '../actor'
import { AppError } from '../errors'
import type { Tx } from './open'

/** Where word of changes travels between the servers of one installation. */
export const channel = 'larder_changes'

/**
 * What is told: which words of a household changed, or that an account may act elsewhere now, or no more; or which words
 * changed for that account alone.
 */
export type Told =
  | { readonly household: string; readonly words: readonly string[]; readonly revision: number }
  | { readonly account: string; readonly words?: readonly string[] }

/** A member who changes something of a household. */
export type Hand = Pick<Actor, 'accountId' | 'householdId'>

/**
 * Says within a transaction that something of a household changes. It comes first: it makes the changes of one household
 * wait for each other, so none works from what another is about to replace. Word goes out when the transaction is through.
 * Where it is told whose hand it is, it refuses one that was removed since the request came in.
 */
export async function touchHousehold(tx: Tx, whose: Hand | string, ...words: string[]): Promise<void> {
  const household = typeof whose === 'string' ? whose : whose.householdId
  const { rows } = await tx.execute<{ revision: string }>(
    sql`update households set revision = revision + 1 where id = ${household} returning revision`,
  )
  const [touched] = rows
  if (!touched) throw new AppError('household-not-found')
  const told: Told = { household, words, revision: Number(touched.revision) }
  if (typeof whose === 'string') return tell(tx, told)
  // Asked only now: who waited for the lock sees who belongs after those who went before.
  const heard = await tx.execute(
    sql`select pg_notify(${channel}, ${JSON.stringify(told)}) from household_members
      where household_id = ${household} and account_id = ${whose.accountId}`,
  )
  if (heard.rows.length === 0) throw new AppError('household-not-found')
}

/**
 * Says that an account now acts for another household, lost the one it acted for, or ended a session. With words, that
 * these changed for it, so that its other devices ask anew.
 */
export async function touchAccount(tx: Tx, accountId: string, ...words: string[]): Promise<void> {
  await tell(tx, { account: accountId, ...(words.length > 0 && { words }) })
}

async function tell(tx: Tx, told: Told): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(told)})`)
}
