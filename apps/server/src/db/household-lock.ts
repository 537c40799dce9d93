import type { Actor } from '../actor'
import { AppError } from '../errors'
import { awaitAll } from './await-all'
import type { Tx } from './database'
import { publishMessage } from './notifier'

/**
 * What is told: which words of a household changed, or that an account may act elsewhere now, or no more; or which words
 * changed for that account alone.
 */
export type ChangeEvent =
  | { readonly household: string; readonly words: readonly string[]; readonly revision: number }
  | { readonly account: string; readonly words?: readonly string[] }

/** A member who changes something of a household. */
export type ActingMember = Pick<Actor, 'accountId' | 'householdId'>

/** What whoever has a household's turn knows of it. */
export interface LockedHousehold {
  readonly timeZone: string
  /** Where it is, by two letters; null where nobody has said it. */
  readonly country: string | null
  /** Whether one of its lists keeps up with the plan. */
  readonly follows: boolean
}

/**
 * Says within a transaction that something of a household changes. It comes first: it makes the changes of one household
 * wait for each other, so none works from what another is about to replace. Word goes out when the transaction is through.
 * Where it is told whose hand it is, it refuses one that was removed since the request came in.
 */
export async function lockHousehold(
  tx: Tx,
  whose: ActingMember | string,
  ...words: string[]
): Promise<LockedHousehold> {
  const household = typeof whose === 'string' ? whose : whose.householdId
  const touching = tx.$client.query<{ revision: string } & LockedHousehold>({
    name: 'lock_household_for_change',
    text: `update households set revision = revision + 1 where id = $1
      returning revision, time_zone as "timeZone", country, plan_list is not null as follows`,
    values: [household],
  })
  const [{ rows }] = await awaitAll([touching, typeof whose !== 'string' && assertMember(tx, whose)])
  const [touched] = rows
  if (!touched) throw new AppError('household-not-found')
  const told: ChangeEvent = { household, words, revision: Number(touched.revision) }
  await publishMessage(tx, JSON.stringify(told))
  const { timeZone, country, follows } = touched
  return { timeZone, country, follows }
}

/** Answered under the household's lock: who waited for it sees who belongs after those who went before. */
async function assertMember(tx: Tx, { householdId, accountId }: ActingMember): Promise<void> {
  const { rows } = await tx.$client.query({
    name: 'is_member',
    text: 'select from household_members where household_id = $1 and account_id = $2',
    values: [householdId, accountId],
  })
  if (rows.length === 0) throw new AppError('household-not-found')
}

/**
 * Says that an account now acts for another household, lost the one it acted for, or ended a session. With words, that
 * these changed for it, so that its other devices ask anew.
 */
export async function publishAccountChange(tx: Tx, accountId: string, ...words: string[]): Promise<void> {
  const told: ChangeEvent = { account: accountId, ...(words.length > 0 && { words }) }
  await publishMessage(tx, JSON.stringify(told))
}
