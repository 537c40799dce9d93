import type { BookingKind, LeftoverDish, LotSource, WasteReason } from '@larder/contract/inventory'
import type { Category } from '@larder/kitchen/categories'
import type { Day } from '@larder/kitchen/day'
import type { ExpiryKind, ExpirySource, Location } from '@larder/kitchen/lot'
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

const whole = (name: string) => bigint(name, { mode: 'number' })
const day = (name: string) => date(name, { mode: 'string' }).$type<Day>()

export const lots = pgTable('lots', {
  id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
  householdId: uuid('household_id').notNull(),
  foodId: text('food_id'),
  name: text().notNull(),
  category: text().$type<Category>().notNull(),
  amountOver: whole('amount_over').notNull(),
  amountUnder: whole('amount_under').notNull(),
  unit: text().notNull(),
  location: text().$type<Location>().notNull(),
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
  dailyOver: whole('daily_over'),
  dailyUnder: whole('daily_under'),
  unitPrice: numeric('unit_price'),
  dish: jsonb().$type<LeftoverDish>(),
  version: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  removedAt: instant('removed_at'),
})

/** What the kitchen asks of a lot. */
export type KitchenColumns = Pick<
  typeof lots.$inferSelect,
  | 'id'
  | 'foodId'
  | 'name'
  | 'amountOver'
  | 'amountUnder'
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
  // Who asks only what there is may leave it out.
  Partial<Pick<typeof lots.$inferSelect, 'dish'>>

export const bookings = pgTable('bookings', {
  id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
  householdId: uuid('household_id').notNull(),
  lotId: whole('lot_id').notNull(),
  actionId: uuid('action_id').notNull(),
  kind: text().$type<BookingKind>().notNull(),
  accountId: uuid('account_id'),
  at: instant().notNull(),
  day: day('day').notNull(),
  reason: text().$type<WasteReason>(),
  before: jsonb(),
  after: jsonb(),
  changeOver: whole('change_over').notNull(),
  changeUnder: whole('change_under').notNull(),
  grams: doublePrecision(),
  money: numeric({ mode: 'number' }),
  version: integer().notNull(),
  undoes: whole('undoes'),
  undoneAt: instant('undone_at'),
  camera: text(),
})

export const actions = pgTable(
  'actions',
  {
    householdId: uuid('household_id').notNull(),
    id: uuid().notNull(),
    fingerprint: secretHash().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)
