import { isDeepStrictEqual } from 'node:util'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Clock } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { refreshPostWords } from '../../db/post-words'
import { posts } from '../../db/tables/community'
import { recipes, recipeVersions } from '../../db/tables/recipes'
import { tellRecipe } from '../../db/tell-recipe'
import type { Job } from '../../jobs/turns'
import type { Log } from '../../log'
import { columnsOf, contentOf, type StoredRecipe } from './saving'
import { learnWords } from './vocabulary'

export interface RevisingParts {
  db: Db
  clock: Clock
  log: Log
  /** Only other than the kitchen's own in tests. */
  rules?: number
}

/** Few enough that nobody who saves a recipe meanwhile waits for long. */
const atOnce = 25

/**
 * Works out anew what is stored of recipes that only older rules have judged: lines, diets, tags and the words they are found
 * by. It goes on where it was interrupted; a row that another server holds is left to that one.
 */
export function revisingJob({ db, clock, log, rules = rulesRevision }: RevisingParts): Job {
  return {
    name: 'revising recipes',
    everySeconds: 3600,
    async work({ stopping }) {
      let changed = 0
      while (!stopping()) {
        const done = await inTransaction(db, (tx) => reviseSome(tx, rules, clock()))
        changed += done.changed
        if (done.seen < atOnce) break
      }
      if (changed > 0) log.info({ changed }, 'recipes were judged anew by the rules of today')
    },
  }
}

/** The next few that are older than these rules, each in one transaction with its versions. */
export async function reviseSome(
  tx: Tx,
  rules: number,
  now: string,
): Promise<{ readonly seen: number; readonly changed: number }> {
  const rows = await tx
    .select()
    .from(recipes)
    .where(lt(recipes.rules, rules))
    .orderBy(asc(recipes.rules), asc(recipes.id))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  const changed: number[] = []
  for (const row of rows) if (await revise(tx, row, rules, now)) changed.push(row.id)
  if (changed.length > 0) await refreshPosts(tx, changed)
  return { seen: rows.length, changed: changed.length }
}

async function revise(tx: Tx, row: StoredRecipe, rules: number, now: string): Promise<boolean> {
  const versions = await tx.select().from(recipeVersions).where(eq(recipeVersions.recipeId, row.id))
  let columns: ReturnType<typeof columnsOf> | undefined
  let isOther = false
  for (const { version, content } of versions) {
    // What has no ingredients was written by nobody's form; it is left as it is.
    if (!Array.isArray(content.draft?.ingredients)) continue
    const fresh = { ...contentOf(content.draft, content.country), rules }
    if (version === row.version) {
      columns = columnsOf(fresh)
      isOther = !isDeepStrictEqual(fresh.lines, content.lines)
    }
    await tx
      .update(recipeVersions)
      .set({ content: fresh })
      .where(and(eq(recipeVersions.recipeId, row.id), eq(recipeVersions.version, version)))
  }
  const { tags, diets, plate, searchText, occasions } = columns ?? { ...row, tags: [], diets: [] }
  const verdicts = { tags, diets, plate, searchText, occasions }
  isOther ||= Object.entries(verdicts).some(
    ([name, value]) => !isDeepStrictEqual(row[name as keyof StoredRecipe], value),
  )
  await tx
    .update(recipes)
    .set({ ...verdicts, rules, ...(isOther && { updatedAt: now }) })
    .where(eq(recipes.id, row.id))
  if (!isOther) return false
  await learnWords(tx, [searchText], row.public)
  await tellRecipe(tx, row.id)
  return true
}

async function refreshPosts(tx: Tx, recipeIds: number[]): Promise<void> {
  const found = await tx.select({ id: posts.id }).from(posts).where(inArray(posts.recipeId, recipeIds))
  for (const { id } of found) await refreshPostWords(tx, id)
}
