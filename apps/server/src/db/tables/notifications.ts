import { boolean, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

export const noticeMarks = pgTable(
  'notice_marks',
  {
    accountId: uuid('account_id').notNull(),
    householdId: uuid('household_id').notNull(),
    key: text().notNull(),
    readAt: instant('read_at'),
    snoozedUntil: instant('snoozed_until'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.householdId, table.key] })],
)

export const notificationSettings = pgTable('notification_settings', {
  accountId: uuid('account_id').primaryKey(),
  email: boolean().notNull(),
  recommendations: boolean().notNull(),
  community: boolean().notNull(),
  marketing: boolean().notNull(),
  digestHour: smallint('digest_hour'),
  quietFrom: smallint('quiet_from').notNull(),
  quietTo: smallint('quiet_to').notNull(),
})

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: instant('created_at').notNull(),
})

export const deliveries = pgTable(
  'deliveries',
  {
    accountId: uuid('account_id').notNull(),
    householdId: uuid('household_id').notNull(),
    channel: text({ enum: ['mail', 'push'] }).notNull(),
    key: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.householdId, table.channel, table.key] })],
)

export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  claimedAt: instant('claimed_at').notNull(),
  endedAt: instant('ended_at'),
  failure: text(),
  /** What the last run that succeeded says of itself. */
  outcome: text(),
})
