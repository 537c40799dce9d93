import { isDeepStrictEqual } from 'node:util'
import type { cooking, OngoingCooking } from '@larder/contract/cooking'
import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import { mergeCookings } from '@larder/kitchen/cooking/merge-cookings'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { type Db, inTransaction, type Tx } from '../../db/database'
import { lockHousehold } from '../../db/household-lock'
import { accounts } from '../../db/tables/account'
import { cookings } from '../../db/tables/cooking'
import { plannedMeals } from '../../db/tables/meal-plan'
import { AppError } from '../../errors'
import { addSeconds, type Clock, secondsBetween } from '../../time/clock'
import { findDishRecipes, type ToRecipe } from './dish-recipes'

export interface CookingSessionsParts {
  db: Db
  clock: Clock
  recipeOf: ToRecipe
}

type CookingInput = ParsedInputOf<typeof cooking.save>['body']
type CookingRow = typeof cookings.$inferSelect

const maxActiveSessions = 20
const daySeconds = 86_400
/** Nobody cooks for a meal further away than that. */
const maxServeAheadSeconds = 31 * daySeconds

/** What a household has on the stove, the same on every device of it. */
export function createCookingSessions({ db, clock, recipeOf }: CookingSessionsParts) {
  const rowOf = async (tx: Tx, { householdId }: Actor, id: string): Promise<CookingRow | undefined> => {
    const itsOwn = and(eq(cookings.householdId, householdId), eq(cookings.id, id))
    return (await tx.select().from(cookings).where(itsOwn))[0]
  }

  async function begin(tx: Tx, actor: Actor, id: string, said: CookingInput, now: string): Promise<void> {
    const open = await tx
      .select({ id: cookings.id })
      .from(cookings)
      .where(activeSessionCondition(actor.householdId, now))
      .limit(maxActiveSessions)
    if (open.length >= maxActiveSessions) throw new AppError('too-many-cookings')
    const { householdId, accountId } = actor
    const dishes = await titled(tx, actor, said)
    const { serveAt, state } = mergeCookings(said, said)
    await tx
      .insert(cookings)
      .values({ householdId, id, accountId, dishes, serveAt, state, startedAt: now, updatedAt: now })
  }

  async function goOn(tx: Tx, actor: Actor, row: CookingRow, said: CookingInput, now: string): Promise<void> {
    const { dishes, serveAt, state } = mergeInput(row, said)
    const fresh = isDeepStrictEqual(dishes, toInputDishes(row))
      ? row.dishes
      : await titled(tx, actor, { ...said, dishes })
    await tx
      .update(cookings)
      .set({ dishes: fresh, serveAt: serveAt ?? null, state, updatedAt: now })
      .where(and(eq(cookings.householdId, row.householdId), eq(cookings.id, row.id)))
  }

  async function titled(
    tx: Tx,
    { householdId }: Actor,
    { dishes }: CookingInput,
  ): Promise<OngoingCooking['dishes']> {
    const known = await findDishRecipes(tx, recipeOf, householdId, dishes)
    await assertOwnMeals(tx, householdId, dishes)
    return known.map(({ recipe, ...dish }) => ({ ...dish, title: recipe.title }))
  }

  async function seen(actor: Actor, id: string): Promise<OngoingCooking> {
    const [one] = await findCookings(
      db,
      and(eq(cookings.householdId, actor.householdId), eq(cookings.id, id)),
    )
    if (!one) throw new AppError('household-not-found')
    return one
  }

  return {
    current: ({ householdId }: Actor): Promise<OngoingCooking[]> =>
      findCookings(db, activeSessionCondition(householdId, clock())),

    async save(actor: Actor, id: string, given: CookingInput): Promise<OngoingCooking> {
      const now = clock()
      const said = validateInput(given, now)
      const before = await rowOf(db, actor, id)
      // What is known already wakes nobody.
      if (before && before.endedAt === null && isUnchanged(before, said)) return seen(actor, id)
      await inTransaction(db, async (tx) => {
        await lockHousehold(tx, actor, 'cooking')
        const row = await rowOf(tx, actor, id)
        if (row?.endedAt) throw new AppError('cooking-over')
        if (row) await goOn(tx, actor, row, said, now)
        else await begin(tx, actor, id, said, now)
      })
      return seen(actor, id)
    },

    async stop(actor: Actor, id: string): Promise<void> {
      const row = await rowOf(db, actor, id)
      if (!row || row.endedAt !== null) return
      const now = clock()
      await inTransaction(db, async (tx) => {
        await lockHousehold(tx, actor, 'cooking')
        await tx
          .update(cookings)
          .set({ endedAt: now, updatedAt: now })
          .where(
            and(eq(cookings.householdId, actor.householdId), eq(cookings.id, id), isNull(cookings.endedAt)),
          )
      })
    },
  }
}

function activeSessionCondition(householdId: string, now: string) {
  return and(
    eq(cookings.householdId, householdId),
    isNull(cookings.endedAt),
    gt(cookings.startedAt, addSeconds(now, -daySeconds)),
  )
}

/** Meals of the household's own, also such as were taken out of its plan. */
async function assertOwnMeals(tx: Tx, householdId: string, dishes: CookingInput['dishes']): Promise<void> {
  const ids = [...new Set(dishes.flatMap(({ mealId }) => mealId ?? []))]
  if (ids.length === 0) return
  const found = await tx
    .select({ id: plannedMeals.id })
    .from(plannedMeals)
    .where(and(eq(plannedMeals.householdId, householdId), inArray(plannedMeals.id, ids)))
  if (found.length < ids.length) throw new AppError('meal-not-found')
}

function validateInput(said: CookingInput, now: string): CookingInput {
  if (said.serveAt === undefined) return said
  // The database has no year nought.
  const at = new Date(said.serveAt)
  if (!(Math.abs(secondsBetween(now, at.toISOString())) < maxServeAheadSeconds))
    throw new AppError('bad-input', { fields: { serveAt: 'Choose a time within the next days.' } })
  return { ...said, serveAt: at.toISOString() }
}

function mergeInput(row: CookingRow, said: CookingInput): CookingInput {
  return mergeCookings(toCookingInput(row), said)
}

function isUnchanged(row: CookingRow, said: CookingInput): boolean {
  return isDeepStrictEqual(mergeInput(row, said), toCookingInput(row))
}

function toCookingInput(row: CookingRow): CookingInput {
  const { serveAt, state } = row
  return { dishes: toInputDishes(row), ...(serveAt !== null && { serveAt }), state }
}

function toInputDishes({ dishes }: CookingRow): CookingInput['dishes'] {
  return dishes.map(({ title: _, ...dish }) => dish)
}

async function findCookings(db: Db, which: ReturnType<typeof and>): Promise<OngoingCooking[]> {
  const rows = await db
    .select({ row: cookings, startedBy: accounts.name })
    .from(cookings)
    .leftJoin(accounts, eq(accounts.id, cookings.accountId))
    .where(which)
    .orderBy(desc(cookings.startedAt), cookings.id)
  return rows.map(({ row: { id, dishes, serveAt, state, startedAt, updatedAt }, startedBy }) => ({
    id,
    dishes,
    ...(serveAt !== null && { serveAt }),
    state,
    startedAt,
    updatedAt,
    ...(startedBy !== null && { startedBy }),
  }))
}
