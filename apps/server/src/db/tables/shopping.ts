import type { Day } from '@larder/kitchen/date/day'
import type { MergeableLine, MergeableName } from '@larder/kitchen/shopping/shared-list'
import { bigint, boolean, date, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

const bigintColumn = (name: string) => bigint(name, { mode: 'number' })

export const shoppingLines = pgTable(
  'shopping_lines',
  {
    householdId: uuid('household_id').notNull(),
    id: uuid().notNull(),
    state: jsonb().$type<MergeableLine>().notNull(),
    listed: boolean().notNull(),
    foodId: text('food_id'),
    top: bigintColumn('top').notNull(),
    accountId: uuid('account_id'),
    addedAt: instant('added_at').notNull(),
    actionId: uuid('action_id'),
    bookingId: bigintColumn('booking_id'),
    revision: bigintColumn('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

export const shoppingNames = pgTable(
  'shopping_names',
  {
    householdId: uuid('household_id').notNull(),
    id: text().notNull(),
    state: jsonb().$type<MergeableName>().notNull(),
    top: bigintColumn('top').notNull(),
    revision: bigintColumn('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

export const paidPrices = pgTable(
  'paid_prices',
  {
    id: bigintColumn('id').notNull().generatedAlwaysAsIdentity(),
    householdId: uuid('household_id').notNull(),
    foodId: text('food_id'),
    name: text().notNull(),
    amountNumerator: bigintColumn('amount_numerator').notNull(),
    amountDenominator: bigintColumn('amount_denominator').notNull(),
    unit: text().notNull(),
    price: numeric({ mode: 'number' }).notNull(),
    day: date({ mode: 'string' }).$type<Day>().notNull(),
    store: text(),
    source: text().$type<'shopping' | 'receipt'>().notNull(),
    actionId: uuid('action_id').notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)
