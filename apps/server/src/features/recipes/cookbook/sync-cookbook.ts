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
  readBuiltDigests,
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

/** So many are saved at a time that no server waits long for another, however slow the machine. */
const batchSize = 50

/**
 * Syncs the starter cookbook to the database: new and changed recipes are saved, deleted ones removed; likes and stars stay. When
 * several servers start at once, they share the work. Without a change it costs one query.
 */
export async function syncCookbook(
  db: Db,
  now: string,
  files?: readonly CookbookFile[],
): Promise<CookbookSyncResult> {
  const before = await findStoredRows(db)
  const built = files ? undefined : await readBuiltDigests(cookbookFolder)
  if (built?.size === before.length && before.every(({ file, digest }) => built.get(file ?? '') === digest))
    return { saved: 0, removed: 0, skipped: [] }
  const texts = (files ?? (await readCookbookFiles(cookbookFolder))).map(withDigest)
  const unchanged = before.filter((row) => isUpToDate(texts, row))
  if (before.length === texts.length && unchanged.length === texts.length)
    return { saved: 0, removed: 0, skipped: [] }
  const unchangedFiles = new Set(unchanged.map(({ file }) => file))
  const changedFiles = texts.filter(({ name }) => !unchangedFiles.has(name))
  const { readable, skipped } = parseCookbookFiles(changedFiles, new Set(unchanged.map(({ id }) => id)))
  const locked = <Result>(work: (tx: Tx, stored: readonly StoredCookbookRow[]) => Promise<Result>) =>
    inTransaction(db, async (tx) => {
      await takeAdvisoryLock(tx, 'cookbook')
      return work(tx, await findStoredRows(tx))
    })
  const removed = await locked((tx, stored) => {
    const skippedFiles = new Set(skipped.map(({ file }) => file))
    const outdated = stored.filter((row) => !isUpToDate(texts, row) && !skippedFiles.has(row.file ?? ''))
    return freeNames(tx, outdated, new Set(readable.map(({ recipe }) => recipe.id)), now)
  })
  let saved = 0
  for (let at = 0; at < readable.length; at += batchSize) {
    saved += await locked(async (tx, stored) => {
      const done = new Set(stored.filter((row) => isUpToDate(texts, row)).map(({ id }) => id))
      const batch = readable.slice(at, at + batchSize).filter(({ recipe }) => !done.has(recipe.id))
      await saveCookbookRecipes(tx, batch, now)
      return batch.length
    })
  }
  return { saved, removed, skipped }
}

/** Frees the file names of outdated recipes, since two files may have swapped them, and removes recipes without a file. */
async function freeNames(
  tx: Tx,
  outdated: readonly StoredCookbookRow[],
  readableIds: ReadonlySet<number>,
  now: string,
): Promise<number> {
  if (outdated.length === 0) return 0
  const ids = outdated.map(({ id }) => id)
  await tx.update(recipesTable).set({ file: null }).where(inArray(recipesTable.id, ids))
  const removed = ids.filter((id) => !readableIds.has(id))
  for (const id of removed) await removeCookbookRecipe(tx, id, now)
  return removed.length
}

// A recipe is identified by its number: renamed or restored, it keeps its likes and stars.
async function saveCookbookRecipes(
  tx: Tx,
  parsedFiles: readonly ParsedCookbookFile[],
  now: string,
): Promise<void> {
  if (parsedFiles.length === 0) return
  const ids = parsedFiles.map(({ recipe }) => recipe.id)
  const existing = await tx.select().from(recipesTable).where(inArray(recipesTable.id, ids))
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
