import { isDeepStrictEqual } from 'node:util'
import { eq, inArray, isNotNull } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { publishRecipeChange } from '../../../db/recipe-notifier'
import { takeAdvisoryLock } from '../../../db/sql/advisory-lock'
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
  /** Files that are not stored in their current form; an earlier version stays. */
  readonly skipped: readonly SkippedCookbookFile[]
}

/** A stored recipe that came from a file. */
interface StoredCookbookRow {
  readonly id: number
  readonly file: string | null
  readonly digest: string | null
}

/**
 * Syncs the starter cookbook to the database: new and changed recipes are saved, deleted ones removed; likes and stars stay. When
 * several servers start at once, one does the work and the others find it done.
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
    await takeAdvisoryLock(tx, 'cookbook')
    return syncCookbookFiles(tx, texts, now)
  })
}

async function syncCookbookFiles(
  tx: Tx,
  texts: readonly DigestedCookbookFile[],
  now: string,
): Promise<CookbookSyncResult> {
  const rows = await findStoredRows(tx)
  const unchanged = rows.filter((row) => isUpToDate(texts, row))
  const changedFiles = texts.filter((text) => !unchanged.some(({ file }) => file === text.name))
  const { readable, skipped } = parseCookbookFiles(changedFiles, new Set(unchanged.map(({ id }) => id)))
  const skippedFiles = new Set(skipped.map(({ file }) => file))
  const outdated = rows.filter((row) => !unchanged.includes(row) && !skippedFiles.has(row.file ?? ''))
  // Two files may have swapped names.
  if (outdated.length > 0) {
    const ids = outdated.map(({ id }) => id)
    await tx.update(recipesTable).set({ file: null }).where(inArray(recipesTable.id, ids))
  }
  await saveCookbookRecipes(tx, readable, now)
  const removed = outdated.filter(({ id }) => !readable.some(({ recipe }) => recipe.id === id))
  for (const { id } of removed) await removeCookbookRecipe(tx, id, now)
  return { saved: readable.length, removed: removed.length, skipped }
}

// A recipe is identified by its number: renamed or restored, it keeps its likes and stars.
async function saveCookbookRecipes(
  tx: Tx,
  parsedFiles: readonly ParsedCookbookFile[],
  now: string,
): Promise<void> {
  const ids = parsedFiles.map(({ recipe }) => recipe.id)
  const existing =
    ids.length === 0 ? [] : await tx.select().from(recipesTable).where(inArray(recipesTable.id, ids))
  const newRecipes: NewRecipe[] = []
  for (const { text, recipe } of parsedFiles) {
    const { id, draft, facts = null } = recipe
    const row = existing.find((one) => one.id === id)
    const from = { file: text.name, digest: text.digest, facts }
    if (row) {
      await tx
        .update(recipesTable)
        .set({ ...from, removedAt: null, ...(!isDeepStrictEqual(row.facts, facts) && { updatedAt: now }) })
        .where(eq(recipesTable.id, id))
      await saveVersion(tx, row, draft, now)
    } else newRecipes.push({ accountId: null, public: true, draft, now, id, ...from })
  }
  if (newRecipes.length > 0) await saveRecipes(tx, ...newRecipes)
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
