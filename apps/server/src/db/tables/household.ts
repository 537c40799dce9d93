import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, secretHash } from '../columns'

/** The shopping list that follows the meal plan. */
export interface PlanList {
  readonly list: string
  readonly from: string
  readonly days: number
  readonly leaveOut: readonly string[]
  /** Lines removed after this revision are not added again. */
  readonly since: number
}

export const households = pgTable('households', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  timeZone: text('time_zone').notNull().default('UTC'),
  currency: text().notNull().default('USD'),
  country: text(),
  revision: bigint({ mode: 'number' }).notNull().default(0),
  planList: jsonb('plan_list').$type<PlanList>(),
  /** Lots in stock; the ledger keeps it. */
  lotCount: integer('lot_count').notNull().default(0),
  createdAt: instant('created_at').notNull(),
})

export const householdMembers = pgTable(
  'household_members',
  {
    householdId: uuid('household_id').notNull(),
    accountId: uuid('account_id').notNull(),
    role: text({ enum: ['owner', 'member'] }).notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.accountId] })],
)

export const invitations = pgTable(
  'invitations',
  {
    id: uuid().notNull(),
    householdId: uuid('household_id').notNull(),
    codeHash: secretHash('code_hash').notNull(),
    invitedBy: uuid('invited_by'),
    joined: integer().notNull(),
    /** It admits any number of people. */
    forSeveral: boolean('for_several').notNull().default(false),
    /** Accounts created with it. */
    registered: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

/** Which household a secret leads to: invitations, codes and keys of cameras. */
export const householdSecrets = pgTable('household_secrets', {
  secretHash: secretHash('secret_hash').primaryKey(),
  householdId: uuid('household_id').notNull(),
  /** Null for a key, which works until it is taken away. */
  expiresAt: instant('expires_at'),
})
