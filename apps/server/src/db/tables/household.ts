import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

export const households = pgTable('households', {
  id: uuid().primaryKey(),
  name: text().notNull(),
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
