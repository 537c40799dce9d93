import type { Actor } from '../actor'
import { AppError } from '../errors'
import { awaitAll } from './await-all'
import type { Tx } from './database'
import { publishMessage } from './notifier'

/**
 * The payload of a change notification: the changed features of a household; or that an account switched or lost its household;
 * or the features that changed for that account alone.
 */
export type ChangeEvent =
  | { readonly household: string; readonly words: readonly string[]; readonly revision: number }
  | { readonly account: string; readonly words?: readonly string[] }

/** A member who changes data of a household. */
export type ActingMember = Pick<Actor, 'accountId' | 'householdId'>

/** Properties of a locked household. */
export interface LockedHousehold {
  readonly timeZone: string
  /** Two-letter country code; null when not set. */
  readonly country: string | null
  /** Whether one of its shopping lists follows the meal plan. */
  readonly follows: boolean
}

/**
 * Locks a household for a change within a transaction. It must come first: changes of one household are serialised, so none works
 * from stale data. The notification is sent after the commit. Given a member, it rejects one who was removed since the request
 * arrived.
 */
export async function lockHousehold(
  tx: Tx,
  target: ActingMember | string,
  ...features: string[]
): Promise<LockedHousehold> {
  const household = typeof target === 'string' ? target : target.householdId
  const locking = tx.$client.query<{ revision: string } & LockedHousehold>({
    name: 'lock_household_for_change',
    text: `update households set revision = revision + 1 where id = $1
      returning revision, time_zone as "timeZone", country, plan_list is not null as follows`,
    values: [household],
  })
  const [{ rows }] = await awaitAll([locking, typeof target !== 'string' && assertMember(tx, target)])
  const [row] = rows
  if (!row) throw new AppError('household-not-found')
  const event: ChangeEvent = { household, words: features, revision: Number(row.revision) }
  await publishMessage(tx, JSON.stringify(event))
  const { timeZone, country, follows } = row
  return { timeZone, country, follows }
}

/** Runs under the household's lock, so it sees the members after all earlier changes. */
async function assertMember(tx: Tx, { householdId, accountId }: ActingMember): Promise<void> {
  const { rows } = await tx.$client.query({
    name: 'is_member',
    text: 'select from household_members where household_id = $1 and account_id = $2',
    values: [householdId, accountId],
  })
  if (rows.length === 0) throw new AppError('household-not-found')
}

/**
 * Publishes that an account switched or lost its household, or ended a session. With features: that these changed for the
 * account, so that its other devices refetch.
 */
export async function publishAccountChange(tx: Tx, accountId: string, ...features: string[]): Promise<void> {
  const event: ChangeEvent = { account: accountId, ...(features.length > 0 && { words: features }) }
  await publishMessage(tx, JSON.stringify(event))
}
