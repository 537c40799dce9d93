import type { Actor } from '../actor'
import { AppError } from '../errors'
import { allOf } from './all-of'
import type { Tx } from './open'
import { say } from './teller'

export { channel } from './teller'

/**
 * What is told: which words of a household changed, or that an account may act elsewhere now, or no more; or which words
 * changed for that account alone.
 */
export type Told =
  | { readonly household: string; readonly words: readonly string[]; readonly revision: number }
  | { readonly account: string; readonly words?: readonly string[] }

/** A member who changes something of a household. */
export type Hand = Pick<Actor, 'accountId' | 'householdId'>

/** What whoever has a household's turn knows of it. */
export interface Touched {
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
export async function touchHousehold(tx: Tx, whose: Hand | string, ...words: string[]): Promise<Touched> {
  const household = typeof whose === 'string' ? whose : whose.householdId
  const touching = tx.$client.query<{ revision: string } & Touched>({
    name: 'touch_household',
    text: `update households set revision = revision + 1 where id = $1
      returning revision, time_zone as "timeZone", country, plan_list is not null as follows`,
    values: [household],
  })
  const [{ rows }] = await allOf([touching, typeof whose !== 'string' && refuseStranger(tx, whose)])
  const [touched] = rows
  if (!touched) throw new AppError('household-not-found')
  const told: Told = { household, words, revision: Number(touched.revision) }
  await say(tx, JSON.stringify(told))
  const { timeZone, country, follows } = touched
  return { timeZone, country, follows }
}

/** Answered under the household's lock: who waited for it sees who belongs after those who went before. */
async function refuseStranger(tx: Tx, { householdId, accountId }: Hand): Promise<void> {
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
export async function touchAccount(tx: Tx, accountId: string, ...words: string[]): Promise<void> {
  const told: Told = { account: accountId, ...(words.length > 0 && { words }) }
  await say(tx, JSON.stringify(told))
}
