import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database'

/** A recipient, household and channel. */
export interface Delivery {
  readonly accountId: string
  readonly householdId: string
  readonly channel: 'mail' | 'push'
}

/** Failed attempts before a delivery is given up. */
const maxAttempts = 5

/**
 * Claims deliveries before they are sent and returns the keys that were not claimed before. A claimed delivery is never sent
 * twice, even if the server that claimed it crashes. Failed attempts stay in the table with a numbered key.
 */
export async function claimDeliveries(
  db: Db,
  { accountId, householdId, channel }: Delivery,
  keys: readonly string[],
  now: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    insert into deliveries (account_id, household_id, channel, key, at)
    select ${accountId}, ${householdId}, ${channel}, wanted.key, ${now}::timestamptz
    from unnest(${sql.param([...keys].sort())}::text[]) as wanted (key)
    where (
      select count(*) from deliveries tried
      where tried.account_id = ${accountId} and tried.household_id = ${householdId}
        and tried.channel = ${channel} and starts_with(tried.key, wanted.key || '#')
    ) < ${maxAttempts}
    on conflict do nothing
    returning key`)
  return rows.map(({ key }) => key)
}

/** Releases deliveries that could not be sent, for another attempt. */
export async function releaseDeliveries(
  db: Db,
  { accountId, householdId, channel }: Delivery,
  keys: readonly string[],
  now: string,
): Promise<void> {
  await db.execute(sql`
    update deliveries claimed
    set at = ${now}::timestamptz, key = claimed.key || '#' || (
      select count(*) + 1 from deliveries tried
      where tried.account_id = claimed.account_id and tried.household_id = claimed.household_id
        and tried.channel = claimed.channel and starts_with(tried.key, claimed.key || '#')
    )
    where account_id = ${accountId} and household_id = ${householdId} and channel = ${channel}
      and key = any(${sql.param(keys)}::text[])`)
}
