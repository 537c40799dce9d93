import { eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/open'
import { recipes } from '../../../db/tables/recipes'
import { tellRecipe } from '../../../db/tell-recipe'
import { type NewRecipe, saveRecipes, saveVersion } from '../saving'
import {
  type CookText,
  type DatedText,
  dated,
  type ReadText,
  readCookTexts,
  type Skipped,
  textsIn,
} from './cook-texts'
import { cookbookFolder } from './cookbook-folder'

export interface LaidOut {
  readonly saved: number
  readonly removed: number
  /** What is not in the cookbook as it should be; an earlier version of it stays. */
  readonly skipped: readonly Skipped[]
}

/** A recipe that came from a file. */
interface Standing {
  readonly id: number
  readonly file: string | null
  readonly digest: string | null
}

/** Any number will do, as long as nothing else on the database locks the same one. */
const cookbookLock = 5_273_002

/**
 * Brings the starter cookbook into the database: what is new or changed is written down, what is gone is taken away, likes and
 * stars stay. Several servers may start at once: one does the work, the others find it done.
 */
export async function layOutCookbook(db: Db, now: string, files?: readonly CookText[]): Promise<LaidOut> {
  const texts = (files ?? (await textsIn(cookbookFolder))).map(dated)
  const before = await standing(db)
  if (before.length === texts.length && before.every((row) => isOf(texts, row)))
    return { saved: 0, removed: 0, skipped: [] }
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${cookbookLock})`)
    return layOut(tx, texts, now)
  })
}

async function layOut(tx: Tx, texts: readonly DatedText[], now: string): Promise<LaidOut> {
  const rows = await standing(tx)
  const kept = rows.filter((row) => isOf(texts, row))
  const due = texts.filter((text) => !kept.some(({ file }) => file === text.name))
  const { readable, skipped } = readCookTexts(due, new Set(kept.map(({ id }) => id)))
  const asTheyWere = new Set(skipped.map(({ file }) => file))
  const left = rows.filter((row) => !kept.includes(row) && !asTheyWere.has(row.file ?? ''))
  // Two files may have changed names with each other.
  if (left.length > 0) {
    const ids = left.map(({ id }) => id)
    await tx.update(recipes).set({ file: null }).where(inArray(recipes.id, ids))
  }
  await save(tx, readable, now)
  const gone = left.filter(({ id }) => !readable.some(({ recipe }) => recipe.id === id))
  for (const { id } of gone) await remove(tx, id, now)
  return { saved: readable.length, removed: gone.length, skipped }
}

// A recipe is known by its number: renamed or brought back, it keeps what cooks think of it.
async function save(tx: Tx, some: readonly ReadText[], now: string): Promise<void> {
  const ids = some.map(({ recipe }) => recipe.id)
  const known = ids.length === 0 ? [] : await tx.select().from(recipes).where(inArray(recipes.id, ids))
  const fresh: NewRecipe[] = []
  for (const { text, recipe } of some) {
    const { id, draft } = recipe
    const row = known.find((one) => one.id === id)
    const from = { file: text.name, digest: text.digest }
    if (row) {
      await tx
        .update(recipes)
        .set({ ...from, removedAt: null })
        .where(eq(recipes.id, id))
      await saveVersion(tx, row, draft, now)
    } else fresh.push({ accountId: null, public: true, draft, now, id, ...from })
  }
  if (fresh.length > 0) await saveRecipes(tx, ...fresh)
  await tellRecipe(tx, ...ids)
}

async function remove(tx: Tx, id: number, now: string): Promise<void> {
  await tx.update(recipes).set({ removedAt: now, updatedAt: now }).where(eq(recipes.id, id))
  await tellRecipe(tx, id)
}

function standing(tx: Tx): Promise<Standing[]> {
  return tx
    .select({ id: recipes.id, file: recipes.file, digest: recipes.digest })
    .from(recipes)
    .where(isNotNull(recipes.file))
}

function isOf(texts: readonly DatedText[], { file, digest }: Standing): boolean {
  return texts.some((text) => text.name === file && text.digest === digest)
}
