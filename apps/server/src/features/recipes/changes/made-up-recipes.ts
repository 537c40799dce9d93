import type { RecipeDraft } from '@larder/contract/recipes'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import type { ActingMember } from '../../../db/household-lock'
import { publishRecipeChange } from '../../../db/recipe-notifier'
import { recipesTable } from '../../../db/tables/recipes'
import type { Clock } from '../../../time/clock'
import { saveRecipes } from './save-recipe'

/** A dish made up for a household, and a digest of what it says. */
export interface MadeUpDraft {
  readonly digest: string
  readonly draft: RecipeDraft
}

export interface MadeUpRecipes {
  /** The numbers of those that this household has already, kept or not, by digest. */
  idsOf(hand: ActingMember, digests: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Writes down those it does not have yet, within a transaction where one is under way; the numbers of all, by digest. */
  store(hand: ActingMember, dishes: readonly MadeUpDraft[], within?: Tx): Promise<ReadonlyMap<string, number>>
}

/** How many a household has that nobody did anything with; of more, the oldest go. */
export const maxMadeUp = 60

/** Dishes made up from a household's stock, written down so that they can be opened, planned and cooked like any other. */
export function createMadeUpRecipes({ db, clock }: { db: Db; clock: Clock }): MadeUpRecipes {
  return {
    idsOf: (hand, digests) => findIds(db, hand, digests),

    store: (hand, dishes, within) =>
      within
        ? storeDishes(within, hand, dishes, clock())
        : inTransaction(db, (tx) => storeDishes(tx, hand, dishes, clock())),
  }
}

async function storeDishes(
  tx: Tx,
  hand: ActingMember,
  dishes: readonly MadeUpDraft[],
  now: string,
): Promise<ReadonlyMap<string, number>> {
  // Two devices that ask at once write it down once.
  await tx.execute(sql`select from households where id = ${hand.householdId} for no key update`)
  const there = await findIds(
    tx,
    hand,
    dishes.map(({ digest }) => digest),
  )
  const fresh = dishes.filter(({ digest }) => !there.has(digest))
  if (fresh.length === 0) return there
  const rows = await saveRecipes(
    tx,
    ...fresh.map(({ digest, draft }) => {
      const flexible = { household: hand.householdId, digest }
      return { accountId: hand.accountId, public: false, draft, now, flexible }
    }),
  )
  await removeOldest(tx, hand.householdId)
  return new Map([...there, ...fresh.map(({ digest }, place) => [digest, rows[place]?.id ?? 0] as const)])
}

/** Makes a dish that was made up a recipe of its cook like any other; of any other recipe it changes nothing. */
export async function keepMadeUpRecipe(tx: Tx, id: number): Promise<void> {
  const kept = await tx
    .update(recipesTable)
    .set({ flexibleHousehold: null })
    .where(and(eq(recipesTable.id, id), isNotNull(recipesTable.flexibleHousehold)))
    .returning({ id: recipesTable.id })
  if (kept.length > 0) await publishRecipeChange(tx, id)
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

// What was planned, cooked, rated, waved away, looked at by others or photographed stays.
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
