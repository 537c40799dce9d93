import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text().notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowEndsAt] })],
)

export const loginFailures = pgTable('login_failures', {
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: instant('last_at').notNull(),
})
