import type { ReceiptHeader, ScanLine } from '@larder/contract/scan'
import type { Day } from '@larder/kitchen/date/day'
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, secretHash } from '../columns'

/** The recognised or printed source of a scan line, by its key. */
export interface LineEvidence {
  /** The recogniser's label for a photo. */
  readonly label?: string
  /** What it looked like, in base64. */
  readonly embedding?: string
  /** The text printed on a receipt. */
  readonly line?: string
  /** The count on a receipt, and whether the goods were weighed instead. */
  readonly times?: number
  readonly weighed?: boolean
  readonly gtin?: string
}

export const scans = pgTable(
  'scans',
  {
    id: uuid().notNull(),
    householdId: uuid('household_id').notNull(),
    accountId: uuid('account_id'),
    kind: text({ enum: ['photo', 'receipt', 'barcode', 'camera'] }).notNull(),
    found: jsonb().$type<readonly ScanLine[]>().notNull(),
    receipt: jsonb().$type<ReceiptHeader>(),
    notes: jsonb().$type<readonly string[]>().notNull().default([]),
    seenBy: text('seen_by').notNull().default('larder'),
    said: jsonb().$type<Readonly<Record<string, LineEvidence>>>().notNull().default({}),
    /** The ids of the photos after the first, in order. */
    photos: jsonb().$type<readonly string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    savedAt: instant('saved_at'),
    saved: integer(),
    actionId: uuid('action_id'),
    droppedAt: instant('dropped_at'),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

export const scanCounts = pgTable(
  'scan_counts',
  {
    accountId: uuid('account_id').notNull(),
    day: date({ mode: 'string' }).$type<Day>().notNull(),
    scanId: uuid('scan_id').notNull(),
    at: instant().notNull(),
    found: boolean().notNull(),
    digest: secretHash(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.scanId] })],
)

export const pictures = pgTable(
  'pictures',
  {
    id: uuid().notNull(),
    householdId: uuid('household_id').notNull(),
    scanId: uuid('scan_id'),
    bytes: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Which photo of its scan it is. */
    photo: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

export const corrections = pgTable(
  'corrections',
  {
    householdId: uuid('household_id').notNull(),
    label: text().notNull(),
    foodId: text('food_id').notNull().default(''),
    name: text().notNull().default(''),
    times: integer().notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.label, table.foodId, table.name] })],
)

export const recognitionExamples = pgTable(
  'recognition_examples',
  {
    householdId: uuid('household_id').notNull(),
    scanId: uuid('scan_id').notNull(),
    line: text().notNull(),
    foodId: text('food_id').notNull().default(''),
    name: text().notNull().default(''),
    embedding: bytea().notNull(),
    model: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.scanId, table.line] })],
)

export const receiptLines = pgTable(
  'receipt_lines',
  {
    householdId: uuid('household_id').notNull(),
    store: text().notNull(),
    line: text().notNull(),
    kept: boolean().notNull(),
    name: text(),
    foodId: text('food_id'),
    amount: text(),
    unit: text(),
    category: text(),
    location: text({ enum: ['pantry', 'fridge', 'freezer'] }),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.store, table.line] })],
)

export const products = pgTable(
  'products',
  {
    householdId: uuid('household_id').notNull(),
    gtin: text().notNull(),
    name: text().notNull(),
    foodId: text('food_id'),
    amount: text().notNull(),
    unit: text().notNull(),
    category: text().notNull(),
    location: text({ enum: ['pantry', 'fridge', 'freezer'] }),
    taughtAt: instant('taught_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.gtin] })],
)

export const lookedUpProducts = pgTable('looked_up_products', {
  gtin: text().primaryKey(),
  found: jsonb().$type<unknown>(),
  askedAt: instant('asked_at').notNull(),
})
