import type { CommunityId } from '@larder/contract/community'
import type { PictureFormat } from '@larder/contract/http/endpoint'
import type { RecipePicture } from '@larder/contract/my-recipes'
import type {
  Difficulty,
  DrawnPicture,
  DrawnPictureSize,
  DrawnPictureTheme,
  RecipeCourse,
  RecipeDraft,
  RecipeMoment,
  RecipeOccasion,
} from '@larder/contract/recipes'
import type { Diet } from '@larder/kitchen/diet/diet'
import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import type { RecipeLine } from '@larder/kitchen/recipe/recipe'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, instant } from '../columns'

const bigintColumn = (name: string) => bigint(name, { mode: 'number' })

export const recipesTable = pgTable('recipes', {
  id: bigintColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  accountId: uuid('account_id'),
  public: boolean().notNull(),
  file: text(),
  digest: text(),
  facts: jsonb().$type<DishFacts>(),
  version: integer().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  course: text().$type<RecipeCourse>().notNull(),
  difficulty: text().$type<Difficulty>().notNull(),
  cuisine: text(),
  servings: integer().notNull(),
  prepMinutes: integer('prep_minutes').notNull(),
  cookMinutes: integer('cook_minutes').notNull(),
  waitMinutes: integer('wait_minutes').notNull(),
  minutes: integer().notNull().generatedAlwaysAs(sql`prep_minutes + cook_minutes + wait_minutes`),
  occasions: text().array().$type<(RecipeOccasion | RecipeMoment)[]>().notNull(),
  tags: text().array().notNull(),
  diets: text().array().$type<Diet[]>().notNull(),
  plate: text().array().notNull(),
  searchText: text('search_text').notNull(),
  rules: integer().notNull().default(0),
  likes: integer().notNull().default(0),
  ratings: integer().notNull().default(0),
  stars: integer().notNull().default(0),
  cooked: integer().notNull().default(0),
  actionId: uuid('action_id'),
  community: text().$type<CommunityId>(),
  emoji: text(),
  picture: jsonb().$type<RecipePicture>(),
  drawn: jsonb().$type<DrawnPicture>(),
  drawing: integer().notNull().default(0),
  views: integer().notNull().default(0),
  flexibleHousehold: uuid('flexible_household'),
  flexibleDigest: text('flexible_digest'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  removedAt: instant('removed_at'),
})

/** The stored content of a version: the submitted draft, each line as parsed, and the revision of the rules used. */
export interface RecipeContent {
  readonly rules?: number
  readonly draft: RecipeDraft
  readonly lines: readonly RecipeLine[]
  /** The author's country when the recipe was first written. It decides ambiguous measures. */
  readonly country?: string
}

export const recipeVersions = pgTable(
  'recipe_versions',
  {
    recipeId: bigintColumn('recipe_id').notNull(),
    version: integer().notNull(),
    content: jsonb().$type<RecipeContent>().notNull(),
    createdAt: instant('created_at').notNull(),
    approvedAt: instant('approved_at'),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.version] })],
)

export const recipeMarks = pgTable(
  'recipe_marks',
  {
    accountId: uuid('account_id').notNull(),
    recipeId: bigintColumn('recipe_id').notNull(),
    favourite: boolean().notNull(),
    stars: smallint(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.recipeId] })],
)

export const drawnPictures = pgTable(
  'drawn_pictures',
  {
    digest: text().notNull(),
    theme: text().$type<DrawnPictureTheme>().notNull(),
    size: text().$type<DrawnPictureSize>().notNull(),
    format: text().$type<PictureFormat>().notNull(),
    bytes: bytea().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.digest, table.theme, table.size, table.format] })],
)
