import type { BookingEntryKind, LeftoverDish, LotSource, WasteReason } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import type { Category } from '@larder/kitchen/food/categories'
import type { ExpiryKind, ExpirySource, StorageLocation } from '@larder/kitchen/stock/lot'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, secretHash } from '../columns'

const bigintColumn = (name: string) => bigint(name, { mode: 'number' })
const day = (name: string) => date(name, { mode: 'string' }).$type<Day>()

export const lots = pgTable(
  'lots',
  {
    id: bigintColumn('id').notNull().generatedAlwaysAsIdentity(),
    householdId: uuid('household_id').notNull(),
    foodId: text('food_id'),
    name: text().notNull(),
    category: text().$type<Category>().notNull(),
    amountNumerator: bigintColumn('amount_numerator').notNull(),
    amountDenominator: bigintColumn('amount_denominator').notNull(),
    unit: text().notNull(),
    location: text().$type<StorageLocation>().notNull(),
    expiryDay: day('expiry_day'),
    expirySource: text('expiry_source').$type<ExpirySource>(),
    expiryKind: text('expiry_kind').$type<ExpiryKind>(),
    expiryBecause: text('expiry_because'),
    since: day('since').notNull(),
    openedOn: day('opened_on'),
    frozenOn: day('frozen_on'),
    leftWhenFrozen: integer('left_when_frozen'),
    thawedOn: day('thawed_on'),
    cooked: boolean().notNull(),
    source: text().$type<LotSource>().notNull(),
    dailyNumerator: bigintColumn('daily_numerator'),
    dailyDenominator: bigintColumn('daily_denominator'),
    unitPrice: numeric('unit_price'),
    dish: jsonb().$type<LeftoverDish>(),
    version: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

/** The columns that the kitchen's rules need of a lot. */
export type KitchenLotColumns = Pick<
  typeof lots.$inferSelect,
  | 'id'
  | 'foodId'
  | 'name'
  | 'amountNumerator'
  | 'amountDenominator'
  | 'unit'
  | 'location'
  | 'expiryDay'
  | 'expirySource'
  | 'expiryKind'
  | 'expiryBecause'
  | 'since'
  | 'cooked'
  | 'openedOn'
  | 'frozenOn'
  | 'leftWhenFrozen'
  | 'thawedOn'
> &
  // Optional for queries that only need what is in stock.
  Partial<Pick<typeof lots.$inferSelect, 'dish'>>

export const bookings = pgTable(
  'bookings',
  {
    id: bigintColumn('id').notNull().generatedAlwaysAsIdentity(),
    householdId: uuid('household_id').notNull(),
    lotId: bigintColumn('lot_id').notNull(),
    actionId: uuid('action_id').notNull(),
    kind: text().$type<BookingEntryKind>().notNull(),
    accountId: uuid('account_id'),
    at: instant().notNull(),
    day: day('day').notNull(),
    reason: text().$type<WasteReason>(),
    before: jsonb(),
    after: jsonb(),
    changeNumerator: bigintColumn('change_numerator').notNull(),
    changeDenominator: bigintColumn('change_denominator').notNull(),
    grams: doublePrecision(),
    money: numeric({ mode: 'number' }),
    version: integer().notNull(),
    undoes: bigintColumn('undoes'),
    undoneAt: instant('undone_at'),
    camera: text(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    householdId: uuid('household_id').notNull(),
    id: uuid().notNull(),
    fingerprint: secretHash().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)
