import { eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { publishRecipeChange } from '../../../db/recipe-notifier'
import { recipesTable } from '../../../db/tables/recipes'
import { type NewRecipe, saveRecipes, saveVersion } from '../changes/save-recipe'
import {
  type CookbookFile,
  type DigestedCookbookFile,
  type ParsedCookbookFile,
  parseCookbookFiles,
  readCookbookFiles,
  type SkippedCookbookFile,
  withDigest,
} from './cookbook-files'
import { cookbookFolder } from './cookbook-folder'

export interface CookbookSyncResult {
  readonly saved: number
  readonly removed: number
  /** What is not in the cookbook as it should be; an earlier version of it stays. */
  readonly skipped: readonly SkippedCookbookFile[]
}

/** A recipe that came from a file. */
interface StoredCookbookRow {
  readonly id: number
  readonly file: string | null
  readonly digest: string | null
}

/** Any number will do, as long as nothing else on the database locks the same one. */
const cookbookLockKey = 5_273_002

/**
 * Brings the starter cookbook into the database: what is new or changed is written down, what is gone is taken away, likes and
 * stars stay. Several servers may start at once: one does the work, the others find it done.
 */
export async function syncCookbook(
  db: Db,
  now: string,
  files?: readonly CookbookFile[],
): Promise<CookbookSyncResult> {
  const texts = (files ?? (await readCookbookFiles(cookbookFolder))).map(withDigest)
  const before = await findStoredRows(db)
  if (before.length === texts.length && before.every((row) => isUpToDate(texts, row)))
    return { saved: 0, removed: 0, skipped: [] }
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${cookbookLockKey})`)
    return syncCookbookFiles(tx, texts, now)
  })
}

async function syncCookbookFiles(
  tx: Tx,
  texts: readonly DigestedCookbookFile[],
  now: string,
): Promise<CookbookSyncResult> {
  const rows = await findStoredRows(tx)
  const kept = rows.filter((row) => isUpToDate(texts, row))
  const due = texts.filter((text) => !kept.some(({ file }) => file === text.name))
  const { readable, skipped } = parseCookbookFiles(due, new Set(kept.map(({ id }) => id)))
  const asTheyWere = new Set(skipped.map(({ file }) => file))
  const left = rows.filter((row) => !kept.includes(row) && !asTheyWere.has(row.file ?? ''))
  // Two files may have changed names with each other.
  if (left.length > 0) {
    const ids = left.map(({ id }) => id)
    await tx.update(recipesTable).set({ file: null }).where(inArray(recipesTable.id, ids))
  }
  await saveCookbookRecipes(tx, readable, now)
  const gone = left.filter(({ id }) => !readable.some(({ recipe }) => recipe.id === id))
  for (const { id } of gone) await removeCookbookRecipe(tx, id, now)
  return { saved: readable.length, removed: gone.length, skipped }
}

// A recipe is known by its number: renamed or brought back, it keeps what cooks think of it.
async function saveCookbookRecipes(tx: Tx, some: readonly ParsedCookbookFile[], now: string): Promise<void> {
  const ids = some.map(({ recipe }) => recipe.id)
  const known =
    ids.length === 0 ? [] : await tx.select().from(recipesTable).where(inArray(recipesTable.id, ids))
  const fresh: NewRecipe[] = []
  for (const { text, recipe } of some) {
    const { id, draft } = recipe
    const row = known.find((one) => one.id === id)
    const from = { file: text.name, digest: text.digest }
    if (row) {
      await tx
        .update(recipesTable)
        .set({ ...from, removedAt: null })
        .where(eq(recipesTable.id, id))
      await saveVersion(tx, row, draft, now)
    } else fresh.push({ accountId: null, public: true, draft, now, id, ...from })
  }
  if (fresh.length > 0) await saveRecipes(tx, ...fresh)
  await publishRecipeChange(tx, ...ids)
}

async function removeCookbookRecipe(tx: Tx, id: number, now: string): Promise<void> {
  await tx.update(recipesTable).set({ removedAt: now, updatedAt: now }).where(eq(recipesTable.id, id))
  await publishRecipeChange(tx, id)
}

function findStoredRows(tx: Tx): Promise<StoredCookbookRow[]> {
  return tx
    .select({ id: recipesTable.id, file: recipesTable.file, digest: recipesTable.digest })
    .from(recipesTable)
    .where(isNotNull(recipesTable.file))
}

function isUpToDate(texts: readonly DigestedCookbookFile[], { file, digest }: StoredCookbookRow): boolean {
  return texts.some((text) => text.name === file && text.digest === digest)
}
