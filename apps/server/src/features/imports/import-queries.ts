import { type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import type { Import, RecipeFind } from '@larder/contract/imports'
import type { RecipeDraft } from '@larder/contract/recipes'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import { importRecipes, importsTable, type StoredImportRecipe } from '../../db/tables/imports'
import { recipesTable, recipeVersions } from '../../db/tables/recipes'
import { AppError } from '../../errors'
import { findDraftVerdicts } from './draft-verdicts'

const importColumns = {
  id: importsTable.id,
  name: importsTable.name,
  kind: importsTable.kind,
  at: importsTable.createdAt,
  failures: importsTable.troubles,
  found: sql<number>`(select count(*) from import_recipes f where f.import_id = imports.id)::int`,
  saved: sql<number>`(select count(f.saved_at) from import_recipes f where f.import_id = imports.id)::int`,
}

/** Returns finished imports, newest first. */
export function findImports(db: Db | Tx, { accountId }: Actor, condition?: SQL): Promise<Import[]> {
  return db
    .select(importColumns)
    .from(importsTable)
    .where(and(eq(importsTable.accountId, accountId), isNotNull(importsTable.readAt), condition))
    .orderBy(desc(importsTable.createdAt), asc(importsTable.id))
}

export async function findImport(db: Db | Tx, actor: Actor, id: string): Promise<Import> {
  const [found] = await findImports(db, actor, eq(importsTable.id, id))
  if (!found) throw new AppError('import-not-found')
  return found
}

const importedRecipeColumns = {
  place: importRecipes.place,
  source: importRecipes.source,
  found: importRecipes.found,
  hasPicture: sql<boolean>`${importRecipes.picture} is not null`,
  recipeId: importRecipes.recipeId,
  savedAt: importRecipes.savedAt,
}

export async function findImportedPage(db: Db, actor: Actor, id: string, query: PageQuery) {
  const { found: total } = await findImport(db, actor, id)
  const rows = await db
    .select(importedRecipeColumns)
    .from(importRecipes)
    .where(eq(importRecipes.importId, id))
    .orderBy(asc(importRecipes.place))
    .limit(query.size)
    .offset((query.page - 1) * query.size)
  return { data: await toFoundRecipes(db, actor, id, rows), page: toPageInfo(query, total) }
}

export async function findImportedRecipe(
  db: Db | Tx,
  actor: Actor,
  id: string,
  place: number,
): Promise<RecipeFind> {
  const rows = await db
    .select(importedRecipeColumns)
    .from(importRecipes)
    .where(and(eq(importRecipes.importId, id), eq(importRecipes.place, place)))
  const [found] = await toFoundRecipes(db, actor, id, rows)
  if (!found) throw new AppError('import-not-found')
  return found
}

interface ImportedRecipeRow {
  readonly place: number
  readonly source: string
  readonly found: StoredImportRecipe
  readonly hasPicture: boolean
  readonly recipeId: number | null
  readonly savedAt: string | null
}

async function toFoundRecipes(
  db: Db | Tx,
  actor: Actor,
  id: string,
  rows: readonly ImportedRecipeRow[],
): Promise<RecipeFind[]> {
  const own = await findOwnDuplicates(
    db,
    actor,
    id,
    rows.map(({ found }) => found.draft.title),
  )
  const verdicts = await findDraftVerdicts(
    db,
    actor.householdId,
    rows.map(({ found }) => found.draft),
  )
  return rows.map(({ place, source, found, hasPicture, recipeId, savedAt }, at) => ({
    place,
    from: source,
    ...found,
    hasPicture,
    state: savedAt === null ? 'waiting' : recipeId === null ? 'left' : 'saved',
    ...(recipeId !== null && { recipeId }),
    already: savedAt === null && own.has(toDuplicateKey(found.draft)),
    eaters: verdicts[at] ?? [],
  }))
}

/** Returns recipes that the cook already had under one of these titles before this import. */
export async function findOwnDuplicates(
  db: Db | Tx,
  { accountId }: Actor,
  importId: string,
  titles: readonly string[],
): Promise<ReadonlySet<string>> {
  if (titles.length === 0) return new Set()
  const rows = await db
    .select({ content: recipeVersions.content })
    .from(recipesTable)
    .innerJoin(
      recipeVersions,
      and(eq(recipeVersions.recipeId, recipesTable.id), eq(recipeVersions.version, recipesTable.version)),
    )
    .where(
      and(
        eq(recipesTable.accountId, accountId),
        isNull(recipesTable.removedAt),
        inArray(recipesTable.title, [...new Set(titles)]),
        sql`not exists (select 1 from import_recipes f where f.import_id = ${importId} and f.recipe_id = ${recipesTable.id})`,
      ),
    )
    .limit(200)
  return new Set(rows.map(({ content }) => toDuplicateKey(content.draft)))
}

export function toDuplicateKey({ title, ingredients, steps }: RecipeDraft): string {
  return JSON.stringify([title, ingredients, steps])
}
