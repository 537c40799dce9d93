import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { addSeconds } from '../../../time/clock'
import { localDayAndHour } from '../../../time/time-zone'

/** An account that can be notified, and its current household. */
export interface Recipient extends Record<string, unknown> {
  readonly accountId: string
  readonly householdId: string
  readonly email: string
  readonly name: string
  readonly household: string
  readonly timeZone: string
  readonly digestHour: number | null
  readonly quietFrom: number
  readonly quietTo: number
  /** 'Recipe Recommendations' and 'Community Updates'. */
  readonly recommendations: boolean
  readonly community: boolean
}

/**
 * Returns the recipient's local day and hour. An unknown time zone falls back to UTC, so that it does not block other recipients.
 */
export function localTimeOf({ timeZone }: Recipient, now: string): ReturnType<typeof localDayAndHour> {
  try {
    return localDayAndHour(now, timeZone)
  } catch {
    return localDayAndHour(now, 'UTC')
  }
}

const pageSize = 500
/** Households without activity for this long get no notifications. */
const activeDays = 30

/** Yields the recipients of the daily email. */
export function findEmailRecipients(db: Db, now: string): AsyncGenerator<Recipient[]> {
  const condition = sql`settings.email and settings.digest_hour is not null`
  // Community news may exist without an active kitchen.
  return findRecipients(db, now, condition, sql`settings.community`)
}

/** Yields the recipients with a push subscription. */
export function findPushRecipients(db: Db, now: string): AsyncGenerator<Recipient[]> {
  return findRecipients(
    db,
    now,
    sql`exists (select 1 from push_subscriptions device where device.account_id = account.id)`,
  )
}

/**
 * Yields recipients page by page, without accounts that are due for deletion. Accounts without settings get the table's defaults.
 */
async function* findRecipients(
  db: Db,
  now: string,
  condition: SQL,
  includeInactive: SQL = sql`false`,
): AsyncGenerator<Recipient[]> {
  await db.execute(sql`
    insert into notification_settings (account_id)
    select id from accounts account
    where not exists (select 1 from notification_settings settings where settings.account_id = account.id)
    on conflict do nothing`)
  const since = addSeconds(now, -activeDays * 86_400)
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await db.execute<Recipient>(sql`
      select account.id as "accountId", account.email, account.name, household.id as "householdId",
        household.name as household, household.time_zone as "timeZone", settings.digest_hour as "digestHour",
        settings.quiet_from as "quietFrom", settings.quiet_to as "quietTo", settings.recommendations,
        settings.community
      from accounts account
      join household_members member
        on member.account_id = account.id and member.household_id = account.current_household_id
      join households household on household.id = member.household_id
      join notification_settings settings on settings.account_id = account.id
      where account.status = 'active' and account.deletion_at is null and account.id > ${after} and ${condition} and (
        ${includeInactive} or exists (
          select 1 from bookings booking
          where booking.household_id = household.id and booking.day >= ${since}::timestamptz::date
            and booking.undone_at is null and booking.undoes is null
        ) or exists (
          select 1 from scans scan
          where scan.household_id = household.id and scan.created_at >= ${since}::timestamptz
            and scan.saved_at is null and scan.dropped_at is null
        )
      )
      order by account.id
      limit ${pageSize}`)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.accountId
  }
}
