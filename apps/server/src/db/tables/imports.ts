import type { Import, RecipeFind } from '@larder/contract/imports'
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../columns'

export const importsTable = pgTable('imports', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  name: text().notNull(),
  kind: text().$type<Import['kind']>().notNull(),
  troubles: jsonb().$type<Import['failures']>().notNull(),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
})

/** What our own archive format stores beside the recipe. */
export interface KeptMarks {
  readonly createdAt: string
  readonly favourite: boolean
  readonly stars: number | null
}

/** A found recipe, stored until its cook decides. */
export type StoredImportRecipe = Pick<RecipeFind, 'draft' | 'doubts' | 'guessed' | 'legibility'>

export const importRecipes = pgTable(
  'import_recipes',
  {
    importId: uuid('import_id').notNull(),
    place: integer().notNull(),
    source: text().notNull(),
    found: jsonb().$type<StoredImportRecipe>().notNull(),
    picture: bytea(),
    kept: jsonb().$type<KeptMarks>(),
    recipeId: bigint('recipe_id', { mode: 'number' }),
    savedAt: instant('saved_at'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.place] })],
)
