import type { FoundRecipe, Import } from '@larder/contract/imports'
import { type PageQuery, pageOf } from '@larder/contract/paging'
import type { RecipeDraft } from '@larder/contract/recipes'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/open'
import { importRecipes, imports } from '../../db/tables/imports'
import { recipes, recipeVersions } from '../../db/tables/recipes'
import { AppError } from '../../errors'
import type { ImportsParts } from './parts'

const shown = {
  id: imports.id,
  name: imports.name,
  kind: imports.kind,
  at: imports.createdAt,
  troubles: imports.troubles,
  found: sql<number>`(select count(*) from import_recipes f where f.import_id = imports.id)::int`,
  saved: sql<number>`(select count(f.saved_at) from import_recipes f where f.import_id = imports.id)::int`,
}

/** Imports that are read, newest first. */
export function importsWhere(db: Db | Tx, { accountId }: Actor, which?: SQL): Promise<Import[]> {
  return db
    .select(shown)
    .from(imports)
    .where(and(eq(imports.accountId, accountId), isNotNull(imports.readAt), which))
    .orderBy(desc(imports.createdAt), asc(imports.id))
}

export async function importOf(db: Db | Tx, actor: Actor, id: string): Promise<Import> {
  const [found] = await importsWhere(db, actor, eq(imports.id, id))
  if (!found) throw new AppError('import-not-found')
  return found
}

const columns = {
  place: importRecipes.place,
  source: importRecipes.source,
  found: importRecipes.found,
  hasPicture: sql<boolean>`${importRecipes.picture} is not null`,
  recipeId: importRecipes.recipeId,
  savedAt: importRecipes.savedAt,
}

/** The recipes of an import, in their order. */
type Judging = Pick<ImportsParts, 'verdictsOf'>

export async function foundPage(
  { db, verdictsOf }: Judging & { db: Db },
  actor: Actor,
  id: string,
  query: PageQuery,
) {
  const { found: total } = await importOf(db, actor, id)
  const rows = await db
    .select(columns)
    .from(importRecipes)
    .where(eq(importRecipes.importId, id))
    .orderBy(asc(importRecipes.place))
    .limit(query.size)
    .offset((query.page - 1) * query.size)
  return { data: await foundRecipes({ db, verdictsOf }, actor, id, rows), page: pageOf(query, total) }
}

export async function foundAt(
  { db, verdictsOf }: Judging & { db: Db | Tx },
  actor: Actor,
  id: string,
  place: number,
): Promise<FoundRecipe> {
  const rows = await db
    .select(columns)
    .from(importRecipes)
    .where(and(eq(importRecipes.importId, id), eq(importRecipes.place, place)))
  const [found] = await foundRecipes({ db, verdictsOf }, actor, id, rows)
  if (!found) throw new AppError('import-not-found')
  return found
}

interface FoundRow {
  readonly place: number
  readonly source: string
  readonly found: Pick<FoundRecipe, 'draft' | 'doubts' | 'guessed'>
  readonly hasPicture: boolean
  readonly recipeId: number | null
  readonly savedAt: string | null
}

async function foundRecipes(
  { db, verdictsOf }: Judging & { db: Db | Tx },
  actor: Actor,
  id: string,
  rows: readonly FoundRow[],
): Promise<FoundRecipe[]> {
  const own = await ownLike(
    db,
    actor,
    id,
    rows.map(({ found }) => found.draft.title),
  )
  const verdicts = await verdictsOf(
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
    already: savedAt === null && own.has(digestOf(found.draft)),
    eaters: verdicts[at] ?? [],
  }))
}

/** What the cook had already under one of these titles, before this import. */
export async function ownLike(
  db: Db | Tx,
  { accountId }: Actor,
  importId: string,
  titles: readonly string[],
): Promise<ReadonlySet<string>> {
  if (titles.length === 0) return new Set()
  const rows = await db
    .select({ content: recipeVersions.content })
    .from(recipes)
    .innerJoin(
      recipeVersions,
      and(eq(recipeVersions.recipeId, recipes.id), eq(recipeVersions.version, recipes.version)),
    )
    .where(
      and(
        eq(recipes.accountId, accountId),
        isNull(recipes.removedAt),
        inArray(recipes.title, [...new Set(titles)]),
        sql`not exists (select 1 from import_recipes f where f.import_id = ${importId} and f.recipe_id = ${recipes.id})`,
      ),
    )
    .limit(200)
  return new Set(rows.map(({ content }) => digestOf(content.draft)))
}

export function digestOf({ title, ingredients, steps }: RecipeDraft): string {
  return JSON.stringify([title, ingredients, steps])
}
