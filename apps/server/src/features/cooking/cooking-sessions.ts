import { isDeepStrictEqual } from 'node:util'
import type { cooking, OngoingCooking } from '@larder/contract/cooking'
import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import { mergeCookings } from '@larder/kitchen/cooking/merge-cookings'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import type { WithHousehold } from '../../db/household-transaction'
import { accounts } from '../../db/tables/account'
import { cookings } from '../../db/tables/cooking'
import { plannedMeals } from '../../db/tables/meal-plan'
import { AppError } from '../../errors'
import { addSeconds, type Clock, secondsBetween } from '../../time/clock'
import { findDishRecipes } from './dish-recipes'

export interface CookingSessionsParts {
  db: Db
  clock: Clock
  withHousehold: WithHousehold
}

type CookingInput = ParsedInputOf<typeof cooking.save>['body']
type CookingRow = typeof cookings.$inferSelect

const maxActiveSessions = 20
const daySeconds = 86_400
/** The furthest serving time ahead. */
const maxServeAheadSeconds = 31 * daySeconds

/** Ongoing cooking sessions of a household, shared by all its devices. */
export function createCookingSessions({ db, clock, withHousehold }: CookingSessionsParts) {
  const rowOf = async (tx: Tx, { householdId }: Actor, id: string): Promise<CookingRow | undefined> => {
    const sessionCondition = and(eq(cookings.householdId, householdId), eq(cookings.id, id))
    return (await tx.select().from(cookings).where(sessionCondition))[0]
  }

  async function startSession(
    tx: Tx,
    actor: Actor,
    id: string,
    input: CookingInput,
    now: string,
  ): Promise<void> {
    const activeSessions = await tx
      .select({ id: cookings.id })
      .from(cookings)
      .where(activeSessionCondition(actor.householdId, now))
      .limit(maxActiveSessions)
    if (activeSessions.length >= maxActiveSessions) throw new AppError('too-many-cookings')
    const { householdId, accountId } = actor
    const dishes = await withTitles(tx, actor, input)
    const { serveAt, state } = mergeCookings(input, input)
    await tx
      .insert(cookings)
      .values({ householdId, id, accountId, dishes, serveAt, state, startedAt: now, updatedAt: now })
  }

  async function updateSession(
    tx: Tx,
    actor: Actor,
    row: CookingRow,
    input: CookingInput,
    now: string,
  ): Promise<void> {
    const { dishes, serveAt, state } = mergeInput(row, input)
    const titledDishes = isDeepStrictEqual(dishes, toInputDishes(row))
      ? row.dishes
      : await withTitles(tx, actor, { ...input, dishes })
    await tx
      .update(cookings)
      .set({ dishes: titledDishes, serveAt: serveAt ?? null, state, updatedAt: now })
      .where(and(eq(cookings.householdId, row.householdId), eq(cookings.id, row.id)))
  }

  async function withTitles(
    tx: Tx,
    { householdId }: Actor,
    { dishes }: CookingInput,
  ): Promise<OngoingCooking['dishes']> {
    const dishRecipes = await findDishRecipes(tx, householdId, dishes)
    await assertOwnMeals(tx, householdId, dishes)
    return dishRecipes.map(({ recipe, ...dish }) => ({ ...dish, title: recipe.title }))
  }

  async function findSession(actor: Actor, id: string): Promise<OngoingCooking> {
    const [session] = await findCookings(
      db,
      and(eq(cookings.householdId, actor.householdId), eq(cookings.id, id)),
    )
    if (!session) throw new AppError('household-not-found')
    return session
  }

  return {
    current: ({ householdId }: Actor): Promise<OngoingCooking[]> =>
      findCookings(db, activeSessionCondition(householdId, clock())),

    async save(actor: Actor, id: string, input: CookingInput): Promise<OngoingCooking> {
      const now = clock()
      const validated = validateInput(input, now)
      const before = await rowOf(db, actor, id)
      // Without changes no device is notified.
      if (before && before.endedAt === null && isUnchanged(before, validated)) return findSession(actor, id)
      await withHousehold(actor, ['cooking'], async (tx) => {
        const row = await rowOf(tx, actor, id)
        if (row?.endedAt) throw new AppError('cooking-over')
        if (row) await updateSession(tx, actor, row, validated, now)
        else await startSession(tx, actor, id, validated, now)
      })
      return findSession(actor, id)
    },

    async stop(actor: Actor, id: string): Promise<void> {
      const row = await rowOf(db, actor, id)
      if (!row || row.endedAt !== null) return
      const now = clock()
      await withHousehold(actor, ['cooking'], async (tx) => {
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

/** Rejects meals of other households; meals removed from the plan are allowed. */
async function assertOwnMeals(tx: Tx, householdId: string, dishes: CookingInput['dishes']): Promise<void> {
  const ids = [...new Set(dishes.flatMap(({ mealId }) => mealId ?? []))]
  if (ids.length === 0) return
  const found = await tx
    .select({ id: plannedMeals.id })
    .from(plannedMeals)
    .where(and(eq(plannedMeals.householdId, householdId), inArray(plannedMeals.id, ids)))
  if (found.length < ids.length) throw new AppError('meal-not-found')
}

function validateInput(input: CookingInput, now: string): CookingInput {
  if (input.serveAt === undefined) return input
  // Years outside the database's range are rejected.
  const at = new Date(input.serveAt)
  if (!(Math.abs(secondsBetween(now, at.toISOString())) < maxServeAheadSeconds))
    throw new AppError('bad-input', { fields: { serveAt: 'Choose a time in the next few days.' } })
  return { ...input, serveAt: at.toISOString() }
}

function mergeInput(row: CookingRow, input: CookingInput): CookingInput {
  return mergeCookings(toCookingInput(row), input)
}

function isUnchanged(row: CookingRow, input: CookingInput): boolean {
  return isDeepStrictEqual(mergeInput(row, input), toCookingInput(row))
}

function toCookingInput(row: CookingRow): CookingInput {
  const { serveAt, state } = row
  return { dishes: toInputDishes(row), ...(serveAt !== null && { serveAt }), state }
}

function toInputDishes({ dishes }: CookingRow): CookingInput['dishes'] {
  return dishes.map(({ title: _, ...dish }) => dish)
}

async function findCookings(db: Db, condition: ReturnType<typeof and>): Promise<OngoingCooking[]> {
  const rows = await db
    .select({ row: cookings, startedBy: accounts.name })
    .from(cookings)
    .leftJoin(accounts, eq(accounts.id, cookings.accountId))
    .where(condition)
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
