import { isDeepStrictEqual } from 'node:util'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { refreshPostSearchText } from '../../../db/queries/post-search-text'
import { publishRecipeChange } from '../../../db/recipe-notifier'
import { posts } from '../../../db/tables/community'
import { recipesTable, recipeVersions } from '../../../db/tables/recipes'
import type { Job } from '../../../jobs/scheduler'
import type { Log } from '../../../log'
import type { Clock } from '../../../time/clock'
import { saveSearchWords } from '../search/search-vocabulary'
import { type StoredRecipe, toDrawnColumns, toRecipeColumns, toRecipeContent } from './save-recipe'

export interface RecipeRevisionJobParts {
  db: Db
  clock: Clock
  log: Log
  /** Overridden only in tests. */
  rules?: number
}

/** Small enough that concurrent saves do not wait for long. */
const batchSize = 25

/**
 * Recomputes stored lines, diets, tags and search words of recipes judged by older rules. Continues after an interruption; skips
 * rows that another server has locked.
 */
export function createRecipeRevisionJob({
  db,
  clock,
  log,
  rules = rulesRevision,
}: RecipeRevisionJobParts): Job {
  return {
    name: 'recipe revision',
    everySeconds: 3600,
    async run({ isStopping }) {
      let changed = 0
      while (!isStopping()) {
        const done = await inTransaction(db, (tx) => reviseBatch(tx, rules, clock()))
        changed += done.changed
        if (done.seen < batchSize) break
      }
      if (changed > 0) log.info({ changed }, 'recipes revised to the current rules')
    },
  }
}

/** Revises the next few outdated recipes, each in one transaction with its versions. */
export async function reviseBatch(
  tx: Tx,
  rules: number,
  now: string,
): Promise<{ readonly seen: number; readonly changed: number }> {
  const rows = await tx
    .select()
    .from(recipesTable)
    .where(lt(recipesTable.rules, rules))
    .orderBy(asc(recipesTable.rules), asc(recipesTable.id))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const changed: number[] = []
  for (const row of rows) if (await reviseRecipe(tx, row, rules, now)) changed.push(row.id)
  if (changed.length > 0) await refreshPosts(tx, changed)
  return { seen: rows.length, changed: changed.length }
}

async function reviseRecipe(tx: Tx, row: StoredRecipe, rules: number, now: string): Promise<boolean> {
  const versions = await tx.select().from(recipeVersions).where(eq(recipeVersions.recipeId, row.id))
  let columns: (ReturnType<typeof toRecipeColumns> & ReturnType<typeof toDrawnColumns>) | undefined
  let isOther = false
  for (const { version, content } of versions) {
    // Content without ingredients does not come from a form; it stays as it is.
    if (!Array.isArray(content.draft?.ingredients)) continue
    const revised = { ...toRecipeContent(content.draft, content.country), rules }
    if (version === row.version) {
      columns = { ...toRecipeColumns(revised), ...toDrawnColumns(revised) }
      isOther = !isDeepStrictEqual(revised.lines, content.lines)
    }
    await tx
      .update(recipeVersions)
      .set({ content: revised })
      .where(and(eq(recipeVersions.recipeId, row.id), eq(recipeVersions.version, version)))
  }
  const { tags, diets, plate, searchText, occasions } = columns ?? { ...row, tags: [], diets: [] }
  const verdicts = { tags, diets, plate, searchText, occasions }
  isOther ||= Object.entries(verdicts).some(
    ([name, value]) => !isDeepStrictEqual(row[name as keyof StoredRecipe], value),
  )
  await tx
    .update(recipesTable)
    .set({
      ...verdicts,
      rules,
      ...(columns && { drawn: columns.drawn, drawing: columns.drawing }),
      ...(isOther && { updatedAt: now }),
    })
    .where(eq(recipesTable.id, row.id))
  if (!isOther) return false
  await saveSearchWords(tx, [searchText], row.public)
  await publishRecipeChange(tx, row.id)
  return true
}

async function refreshPosts(tx: Tx, recipeIds: number[]): Promise<void> {
  const found = await tx.select({ id: posts.id }).from(posts).where(inArray(posts.recipeId, recipeIds))
  for (const { id } of found) await refreshPostSearchText(tx, id)
}
