import type { RecipeDraft } from '@larder/contract/recipes'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import type { ActingMember } from '../../../db/household-lock'
import { publishRecipeChange } from '../../../db/recipe-notifier'
import { recipesTable } from '../../../db/tables/recipes'
import type { Clock } from '../../../time/clock'
import { saveRecipes } from './save-recipe'

/** A dish made up for a household with a digest of its content. */
export interface MadeUpDraft {
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
export const maxMadeUp = 60

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
  await tx.execute(sql`select from households where id = ${member.householdId} for no key update`)
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
  await removeOldest(tx, member.householdId)
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
  const { rows } = await db.$client.query<{ id: number; digest: string }>({
    name: 'made_up_ids',
    text: `select max(r.id)::float8 as id, r.flexible_digest as digest from recipes r
      where r.flexible_digest = any($2::text[]) and r.removed_at is null
        and (r.flexible_household = $1 or (r.flexible_household is null and r.account_id = any(array(
          select account_id from household_members where household_id = $1))))
      group by r.flexible_digest`,
    values: [householdId, digests],
  })
  return new Map(rows.map(({ id, digest }) => [digest, id]))
}

// Dishes that were planned, cooked, rated, dismissed, viewed by others or photographed stay.
async function removeOldest(tx: Tx, householdId: string): Promise<void> {
  await tx.$client.query({
    name: 'made_up_oldest',
    text: `delete from recipes where id in (
      select r.id from recipes r where r.flexible_household = $1 and r.picture is null
        and (select count(*) from recipes m where m.flexible_household = $1) > $2
        and not exists (select from planned_meals t where t.recipe_id = r.id)
        and not exists (select from cooked_dishes t where t.recipe_id = r.id and t.undone_at is null)
        and not exists (select from recipe_marks t where t.recipe_id = r.id)
        and not exists (select from dismissed_dishes t where t.recipe_id = r.id)
        and not exists (select from recipe_views t where t.recipe_id = r.id)
        and not exists (select from cookings t where t.household_id = $1 and t.ended_at is null
          and t.dishes @> jsonb_build_array(jsonb_build_object('recipeId', r.id)))
      order by r.created_at desc, r.id desc offset $2)`,
    values: [householdId, maxMadeUp],
  })
}
