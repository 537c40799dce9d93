import { sql } from 'drizzle-orm'
import { unpreparedStatement } from '../statement'

/** A recipient, household and channel. */
export interface Delivery {
  readonly accountId: string
  readonly householdId: string
  readonly channel: 'mail' | 'push'
}

/** Failed attempts before a delivery is given up. */
const maxAttempts = 5

/** Inserts the keys that are neither claimed nor tried too often, and returns them. Failed attempts have a numbered key. */
export const insertDeliveries = unpreparedStatement<
  { key: string },
  [delivery: Delivery, keys: readonly string[], now: string]
>(
  {
    why: 'claims the keys of an array in one statement, under a condition for each (insert … select from unnest)',
  },
  ({ accountId, householdId, channel }, keys, now) => sql`
    insert into deliveries (account_id, household_id, channel, key, at)
    select ${accountId}, ${householdId}, ${channel}, wanted.key, ${now}::timestamptz
    from unnest(${sql.param([...keys].sort())}::text[]) as wanted (key)
    where (
      select count(*) from deliveries tried
      where tried.account_id = ${accountId} and tried.household_id = ${householdId}
        and tried.channel = ${channel} and starts_with(tried.key, wanted.key || '#')
    ) < ${maxAttempts}
    on conflict do nothing
    returning key`,
)

/** Turns claims into failed attempts. */
export const numberFailedDeliveries = unpreparedStatement<
  Record<string, never>,
  [delivery: Delivery, keys: readonly string[], now: string]
>(
  { why: 'the new key counts other rows of the same table' },
  ({ accountId, householdId, channel }, keys, now) => sql`
    update deliveries claimed
    set at = ${now}::timestamptz, key = claimed.key || '#' || (
      select count(*) + 1 from deliveries tried
      where tried.account_id = claimed.account_id and tried.household_id = claimed.household_id
        and tried.channel = claimed.channel and starts_with(tried.key, claimed.key || '#')
    )
    where account_id = ${accountId} and household_id = ${householdId} and channel = ${channel}
      and key = any(${sql.param(keys)}::text[])`,
)

/** The accounts that received an email under its key, from pairs of account and key. */
export const selectDeliveredAccounts = unpreparedStatement<
  { account_id: string },
  [accountIds: readonly string[], keys: readonly string[]]
>(
  { why: 'joins pairs of two arrays (unnest)' },
  (accountIds, keys) => sql`
    select account_id from deliveries
    join unnest(${sql.param(accountIds)}::uuid[], ${sql.param(keys)}::text[]) as due (account, name)
      on account_id = due.account and key = due.name
    where channel = 'mail'`,
)
