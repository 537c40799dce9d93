import { sql } from 'drizzle-orm'
import { unpreparedStatement } from './statement'

/** Opens the calendar of a member under a new secret; returns nothing when the account is not a member. */
export const upsertCalendarFeed = unpreparedStatement<
  { account_id: string },
  [accountId: string, householdId: string, secretHash: Buffer, now: string]
>(
  { why: 'inserts only for a member, in one statement (insert … select)' },
  (
    accountId,
    householdId,
    secretHash,
    now,
  ) => sql`insert into calendar_feeds (account_id, household_id, secret_hash, created_at)
          select account_id, household_id, ${secretHash}::bytea, ${now}::timestamptz from household_members
            where account_id = ${accountId} and household_id = ${householdId}
          on conflict (account_id, household_id)
            do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at
          returning account_id`,
)
