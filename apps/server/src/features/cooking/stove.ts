import { isDeepStrictEqual } from 'node:util'
import type { Cooking, cooking } from '@larder/contract/cooking'
import type { ParsedInputOf } from '@larder/contract/endpoint'
import { mergeCookings } from '@larder/kitchen/shared-cooking'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { type Clock, secondsBetween, secondsLater } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { accounts } from '../../db/tables/account'
import { cookings } from '../../db/tables/cooking'
import { plannedMeals } from '../../db/tables/meal-plan'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { knownDishes, type RecipeOf } from './dishes'

export interface StoveParts {
  db: Db
  clock: Clock
  recipeOf: RecipeOf
}

type Said = ParsedInputOf<typeof cooking.save>['body']
type CookingRow = typeof cookings.$inferSelect

const mostAtOnce = 20
const day = 86_400
/** Nobody cooks for a meal further away than that. */
const furthestMeal = 31 * day

/** What a household has on the stove, the same on every device of it. */
export function openStove({ db, clock, recipeOf }: StoveParts) {
  const rowOf = async (tx: Tx, { householdId }: Actor, id: string): Promise<CookingRow | undefined> => {
    const itsOwn = and(eq(cookings.householdId, householdId), eq(cookings.id, id))
    return (await tx.select().from(cookings).where(itsOwn))[0]
  }

  async function begin(tx: Tx, actor: Actor, id: string, said: Said, now: string): Promise<void> {
    const open = await tx
      .select({ id: cookings.id })
      .from(cookings)
      .where(isOpen(actor.householdId, now))
      .limit(mostAtOnce)
    if (open.length >= mostAtOnce) throw new AppError('too-many-cookings')
    const { householdId, accountId } = actor
    const dishes = await titled(tx, actor, said)
    const { serveAt, state } = mergeCookings(said, said)
    await tx
      .insert(cookings)
      .values({ householdId, id, accountId, dishes, serveAt, state, startedAt: now, updatedAt: now })
  }

  async function goOn(tx: Tx, actor: Actor, row: CookingRow, said: Said, now: string): Promise<void> {
    const { dishes, serveAt, state } = told(row, said)
    const fresh = isDeepStrictEqual(dishes, dishesIn(row))
      ? row.dishes
      : await titled(tx, actor, { ...said, dishes })
    await tx
      .update(cookings)
      .set({ dishes: fresh, serveAt: serveAt ?? null, state, updatedAt: now })
      .where(and(eq(cookings.householdId, row.householdId), eq(cookings.id, row.id)))
  }

  async function titled(tx: Tx, { householdId }: Actor, { dishes }: Said): Promise<Cooking['dishes']> {
    const known = await knownDishes(tx, recipeOf, householdId, dishes)
    await refuseForeignMeals(tx, householdId, dishes)
    return known.map(({ recipe, ...dish }) => ({ ...dish, title: recipe.title }))
  }

  async function seen(actor: Actor, id: string): Promise<Cooking> {
    const [one] = await shown(db, and(eq(cookings.householdId, actor.householdId), eq(cookings.id, id)))
    if (!one) throw new AppError('household-not-found')
    return one
  }

  return {
    current: ({ householdId }: Actor): Promise<Cooking[]> => shown(db, isOpen(householdId, clock())),

    async save(actor: Actor, id: string, given: Said): Promise<Cooking> {
      const now = clock()
      const said = readSaid(given, now)
      const before = await rowOf(db, actor, id)
      // What is known already wakes nobody.
      if (before && before.endedAt === null && isKnown(before, said)) return seen(actor, id)
      await inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'cooking')
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
        await touchHousehold(tx, actor, 'cooking')
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

function isOpen(householdId: string, now: string) {
  return and(
    eq(cookings.householdId, householdId),
    isNull(cookings.endedAt),
    gt(cookings.startedAt, secondsLater(now, -day)),
  )
}

/** Meals of the household's own, also such as were taken out of its plan. */
async function refuseForeignMeals(tx: Tx, householdId: string, dishes: Said['dishes']): Promise<void> {
  const ids = [...new Set(dishes.flatMap(({ mealId }) => mealId ?? []))]
  if (ids.length === 0) return
  const found = await tx
    .select({ id: plannedMeals.id })
    .from(plannedMeals)
    .where(and(eq(plannedMeals.householdId, householdId), inArray(plannedMeals.id, ids)))
  if (found.length < ids.length) throw new AppError('meal-not-found')
}

function readSaid(said: Said, now: string): Said {
  if (said.serveAt === undefined) return said
  // The database has no year nought.
  const at = new Date(said.serveAt)
  if (!(Math.abs(secondsBetween(now, at.toISOString())) < furthestMeal))
    throw new AppError('bad-input', { fields: { serveAt: 'Choose a time within the next days.' } })
  return { ...said, serveAt: at.toISOString() }
}

function told(row: CookingRow, said: Said): Said {
  return mergeCookings(saidBefore(row), said)
}

function isKnown(row: CookingRow, said: Said): boolean {
  return isDeepStrictEqual(told(row, said), saidBefore(row))
}

function saidBefore(row: CookingRow): Said {
  const { serveAt, state } = row
  return { dishes: dishesIn(row), ...(serveAt !== null && { serveAt }), state }
}

function dishesIn({ dishes }: CookingRow): Said['dishes'] {
  return dishes.map(({ title: _, ...dish }) => dish)
}

async function shown(db: Db, which: ReturnType<typeof and>): Promise<Cooking[]> {
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
