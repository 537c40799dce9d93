import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

export const scans = pgTable('scans', {
  id: uuid().primaryKey(),
  householdId: uuid('household_id').notNull(),
  accountId: uuid('account_id'),
  kind: text({ enum: ['photo', 'receipt', 'barcode', 'camera'] }).notNull(),
  found: jsonb().$type<readonly { readonly name: string }[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  savedAt: instant('saved_at'),
  droppedAt: instant('dropped_at'),
})
