import { type SQL, sql } from 'drizzle-orm'
import { unpreparedStatement } from '../statement'

/** An account that can be notified, and its current household. */
export interface Recipient extends Record<string, unknown> {
  readonly accountId: string
  readonly householdId: string
  readonly email: string
  readonly name: string
  readonly household: string
  readonly timeZone: string
  /** Two-letter country code of the household; null when not set. */
  readonly country: string | null
  readonly digestHour: number | null
  readonly quietFrom: number
  readonly quietTo: number
  /** 'Recipe Recommendations' and 'Community Updates'. */
  readonly recommendations: boolean
  readonly community: boolean
}

type Channel = 'mail' | 'push'

const conditions: Readonly<Record<Channel, { wanted: SQL; includeInactive: SQL }>> = {
  mail: {
    wanted: sql`settings.email and settings.digest_hour is not null`,
    // Community news may exist without an active kitchen.
    includeInactive: sql`settings.community`,
  },
  push: {
    wanted: sql`exists (select 1 from push_subscriptions device where device.account_id = account.id)`,
    includeInactive: sql`false`,
  },
}

/** Gives an account the defaults of the table, unless it has settings. */
export const insertSettings = unpreparedStatement<Record<string, never>, [accountId: string]>(
  { why: 'the defaults are those of the table; the builder asks for every column' },
  (accountId) =>
    sql`insert into notification_settings (account_id) values (${accountId}) on conflict do nothing`,
)

/** Gives every account without settings the defaults of the table. */
export const insertDefaultSettings = unpreparedStatement<Record<string, never>, []>(
  { why: 'inserts what a query selects, without reading it' },
  () => sql`
    insert into notification_settings (account_id)
    select id from accounts account
    where not exists (select 1 from notification_settings settings where settings.account_id = account.id)
    on conflict do nothing`,
)

/** One page of the recipients of a channel, after an account id, with activity since an instant; none due for deletion. */
export const selectRecipients = unpreparedStatement<
  Recipient,
  [channel: Channel, after: string, since: string, size: number]
>(
  { why: 'four joins and two existence tests over the accounts of an installation, read page by page' },
  (channel, after, since, size) => sql`
      select account.id as "accountId", account.email, account.name, household.id as "householdId",
        household.name as household, household.time_zone as "timeZone", household.country, settings.digest_hour as "digestHour",
        settings.quiet_from as "quietFrom", settings.quiet_to as "quietTo", settings.recommendations,
        settings.community
      from accounts account
      join household_members member
        on member.account_id = account.id and member.household_id = account.current_household_id
      join households household on household.id = member.household_id
      join notification_settings settings on settings.account_id = account.id
      where account.status = 'active' and account.deletion_at is null and account.id > ${after} and ${conditions[channel].wanted} and (
        ${conditions[channel].includeInactive} or exists (
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
      limit ${size}`,
)
