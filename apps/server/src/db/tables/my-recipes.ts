import type { PictureFocus, UnfinishedRecipe } from '@larder/contract/my-recipes'
import { bigint, date, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../columns'

const bigintColumn = (name: string) => bigint(name, { mode: 'number' })

export const recipePictures = pgTable('recipe_pictures', {
  id: uuid().primaryKey(),
  recipeId: bigintColumn('recipe_id').notNull(),
  page: bytea().notNull(),
  card: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  /** The photo with the lowest place is shown first. */
  place: integer().notNull().default(0),
  focus: jsonb().$type<PictureFocus>(),
})

export const householdPhotos = pgTable(
  'household_photos',
  {
    id: uuid().notNull(),
    householdId: uuid('household_id').notNull(),
    recipeId: bigintColumn('recipe_id').notNull(),
    accountId: uuid('account_id'),
    page: bytea().notNull(),
    card: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    place: integer().notNull(),
    focus: jsonb().$type<PictureFocus>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

export const recipeViews = pgTable(
  'recipe_views',
  {
    recipeId: bigintColumn('recipe_id').notNull(),
    accountId: uuid('account_id').notNull(),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.accountId, table.day] })],
)

export const recipeForms = pgTable(
  'recipe_forms',
  {
    accountId: uuid('account_id').notNull(),
    recipeId: bigintColumn('recipe_id').notNull(),
    form: jsonb().$type<UnfinishedRecipe>().notNull(),
    version: integer().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.recipeId] })],
)
