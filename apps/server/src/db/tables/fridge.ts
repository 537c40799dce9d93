import type { CameraSnapshot, ShelfChangeEntry } from '@larder/contract/fridge'
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, secretHash } from '../columns'

export const cameras = pgTable(
  'cameras',
  {
    id: uuid().notNull(),
    householdId: uuid('household_id').notNull(),
    name: text().notNull(),
    location: text({ enum: ['pantry', 'fridge', 'freezer'] }).notNull(),
    codeHash: secretHash('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    codeBy: uuid('code_by'),
    keyHash: secretHash('key_hash'),
    keyBy: uuid('key_by'),
    createdAt: instant('created_at').notNull(),
    lastPictureAt: instant('last_picture_at'),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

export const cameraPictures = pgTable(
  'camera_pictures',
  {
    id: uuid().notNull(),
    cameraId: uuid('camera_id').notNull(),
    householdId: uuid('household_id').notNull(),
    digest: secretHash().notNull(),
    bytes: bytea().notNull(),
    takenAt: instant('taken_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    state: text().$type<CameraSnapshot['state']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

export const cameraChanges = pgTable(
  'camera_changes',
  {
    id: uuid().notNull(),
    cameraId: uuid('camera_id').notNull(),
    pictureId: uuid('picture_id').notNull(),
    householdId: uuid('household_id').notNull(),
    kind: text({ enum: ['came', 'went'] }).notNull(),
    name: text().notNull(),
    foodId: text('food_id'),
    label: text().notNull(),
    confidence: integer().notNull(),
    others: jsonb().$type<ShelfChangeEntry['others']>().notNull(),
    area: jsonb().$type<ShelfChangeEntry['area']>().notNull(),
    state: text().$type<ShelfChangeEntry['state']>().notNull(),
    actionId: uuid('action_id'),
    bookingId: bigint('booking_id', { mode: 'number' }),
    at: instant().notNull(),
    seenOn: uuid('seen_on'),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)
