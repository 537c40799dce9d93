import type { RecipeDraft } from '@larder/contract/recipes'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import type { ActingMember } from '../../../db/household-lock'
import { findViewedRecipes } from '../../../db/queries/recipe-views'
import { publishRecipeChange } from '../../../db/recipe-notifier'
import { selectMadeUpIds, selectOldestMadeUp } from '../../../db/sql/recipes/made-up-recipes'
import { households } from '../../../db/tables/household'
import { recipesTable } from '../../../db/tables/recipes'
import type { Clock } from '../../../time/clock'
import { saveRecipes } from './save-recipe'

/** A dish made up for a household with a digest of its content. */
interface MadeUpDraft {
  readonly digest: string
  readonly draft: RecipeDraft
}

export interface MadeUpRecipes {
  /** Returns the ids of dishes this household already has, kept or not, by digest. */
  idsOf(member: ActingMember, digests: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Stores those it does not have yet, in the given transaction if any; returns the ids of all, by digest. */
  store(
    member: ActingMember,
    dishes: readonly MadeUpDraft[],
    within?: Tx,
  ): Promise<ReadonlyMap<string, number>>
}

/** The number of unused made-up dishes of a household; beyond it the oldest are deleted. */
const maxMadeUp = 60

/** Dishes made up from a household's stock, stored so that they can be opened, planned and cooked like any other. */
export function createMadeUpRecipes({ db, clock }: { db: Db; clock: Clock }): MadeUpRecipes {
  return {
    idsOf: (member, digests) => findIds(db, member, digests),

    store: (member, dishes, within) =>
      within
        ? storeDishes(within, member, dishes, clock())
        : inTransaction(db, (tx) => storeDishes(tx, member, dishes, clock())),
  }
}

async function storeDishes(
  tx: Tx,
  member: ActingMember,
  dishes: readonly MadeUpDraft[],
  now: string,
): Promise<ReadonlyMap<string, number>> {
  // Concurrent requests store a dish once.
  await tx
    .select({ id: households.id })
    .from(households)
    .where(eq(households.id, member.householdId))
    .for('no key update')
  const existing = await findIds(
    tx,
    member,
    dishes.map(({ digest }) => digest),
  )
  const newDishes = dishes.filter(({ digest }) => !existing.has(digest))
  if (newDishes.length === 0) return existing
  const rows = await saveRecipes(
    tx,
    ...newDishes.map(({ digest, draft }) => {
      const flexible = { household: member.householdId, digest }
      return { accountId: member.accountId, public: false, draft, now, flexible }
    }),
  )
  const oldest = await selectOldestMadeUp(tx, member.householdId, maxMadeUp)
  const ids = oldest.map(({ id }) => id)
  const viewed = await findViewedRecipes(tx, ids)
  const unused = ids.filter((id) => !viewed.has(id))
  if (unused.length > 0) await tx.delete(recipesTable).where(inArray(recipesTable.id, unused))
  return new Map([
    ...existing,
    ...newDishes.map(({ digest }, place) => [digest, rows[place]?.id ?? 0] as const),
  ])
}

/** Turns a made-up dish into an ordinary recipe of its cook; other recipes stay unchanged. */
export async function keepMadeUpRecipe(tx: Tx, id: number): Promise<void> {
  const updated = await tx
    .update(recipesTable)
    .set({ flexibleHousehold: null })
    .where(and(eq(recipesTable.id, id), isNotNull(recipesTable.flexibleHousehold)))
    .returning({ id: recipesTable.id })
  if (updated.length > 0) await publishRecipeChange(tx, id)
}

async function findIds(
  db: Db | Tx,
  { householdId }: ActingMember,
  digests: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (digests.length === 0) return new Map()
  const rows = await selectMadeUpIds(db, householdId, digests)
  return new Map(rows.map(({ id, digest }) => [digest, id]))
}
