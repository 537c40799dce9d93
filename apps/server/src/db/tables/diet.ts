import type { DietId, Restriction } from '@larder/contract/diet'
import { jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

export const people = pgTable(
  'people',
  {
    id: uuid().notNull(),
    householdId: uuid('household_id').notNull(),
    accountId: uuid('account_id'),
    name: text(),
    portions: numeric({ mode: 'number' }).notNull(),
    diets: text().array().$type<DietId[]>().notNull(),
    restrictions: jsonb().$type<Restriction[]>().notNull(),
    dislikes: text().array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)
