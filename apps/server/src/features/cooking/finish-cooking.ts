import { cooking, type CookingResult as FinishedSchema } from '@larder/contract/cooking'
import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import type { InventoryItem } from '@larder/contract/inventory'
import { amountText, parseAmountText, plus } from '@larder/kitchen/quantity/amount'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/database'
import type { LedgerUnitOfWork } from '../../db/ledger-unit-of-work'
import { cookedDishes, cookings } from '../../db/tables/cooking'
import { lots } from '../../db/tables/inventory'
import { plannedMeals } from '../../db/tables/meal-plan'
import { AppError } from '../../errors'
import { adjustCookedCounts, findCookedRecipes } from './cooked-counts'
import { type DishWithRecipe, findDishRecipes, type ToRecipe } from './dish-recipes'
import { type LeftoverArrival, toLeftoverArrivals } from './leftovers'

type FinishInput = ParsedInputOf<typeof cooking.finish>['body']
type Finished = z.output<typeof FinishedSchema>
type DishTaking = { itemId: number; amount: string }

interface CookedStock {
  readonly items: InventoryItem[]
  readonly removed: number[]
  readonly arrived: InventoryItem[]
  readonly booking?: number
}

/** The household's books, open while a dish is finished. */
export type CookingLedger = LedgerUnitOfWork<
  { takings: DishTaking[]; arrivals: LeftoverArrival[] },
  CookedStock
>

export interface FinishCookingParts {
  recipeOf: ToRecipe
  withLedger<T>(actor: Actor, words: readonly string[], work: (desk: CookingLedger) => Promise<T>): Promise<T>
  /** Ticks a meal off; whether it stood there still to be cooked. */
  markCooked(tx: Tx, householdId: string, mealId: number, now: string): Promise<boolean>
  /** What was kept of a meal is for those that were planned from it. */
  keepForLater(tx: Tx, householdId: string, mealId: number, lotId: number): Promise<void>
}

/** A dish is done: the books, the leftovers, the meal and the history are written together or not at all. */
export function createFinishCooking({
  recipeOf,
  withLedger: atDesk,
  markCooked,
  keepForLater,
}: FinishCookingParts) {
  async function tickOff({ tx, householdId, now }: CookingLedger, mealId: number): Promise<number | null> {
    if (await markCooked(tx, householdId, mealId, now)) return mealId
    const [known] = await tx
      .select({ id: plannedMeals.id })
      .from(plannedMeals)
      .where(and(eq(plannedMeals.householdId, householdId), eq(plannedMeals.id, mealId)))
    if (!known) throw new AppError('meal-not-found')
    // It was ticked off or taken out before; undoing this dish must not untick it.
    return null
  }

  async function remember(
    desk: CookingLedger,
    actionId: string,
    dishes: readonly DishWithRecipe[],
  ): Promise<void> {
    const { tx, householdId, accountId, now, today } = desk
    const ids = dishes.map(({ recipeId }) => recipeId)
    const before = await findCookedRecipes(tx, householdId, ids)
    for (const { recipeId, version, servings, mealId } of dishes) {
      const ticked = mealId === undefined ? null : await tickOff(desk, mealId)
      await tx.insert(cookedDishes).values({
        householdId,
        accountId,
        recipeId,
        recipeVersion: version,
        servings,
        mealId: ticked,
        actionId,
        at: now,
        day: today,
      })
    }
    await adjustCookedCounts(
      tx,
      ids.filter((id) => !before.has(id)),
      1,
    )
  }

  return (actor: Actor, { action, ...given }: FinishInput): Promise<Finished> =>
    atDesk(actor, ['cooking', 'meal-plan'], async (desk) => {
      const { actionId, before } = await desk.begin({ call: cooking.finish.name, input: given, action })
      if (before) return toFinished(before)
      await assertUnusedKey(desk, actionId)
      const dishes = await findDishRecipes(desk.tx, recipeOf, desk.householdId, given.dishes)
      const taken = await findTakenFoods(desk, given.takes)
      const arrivals = toLeftoverArrivals(
        dishes,
        given.kept,
        taken,
        await findMealsWithSecondDish(desk, dishes),
      )
      if (given.cookingId !== undefined) await endCookingSession(desk, given.cookingId, actionId, dishes)
      await remember(desk, actionId, dishes)
      const shelved = await desk.book(actionId, { takings: mergeTakings(given.takes), arrivals })
      for (const { recipeId, mealId } of dishes) {
        const kept = shelved.arrived.find(({ dish }) => dish?.recipeId === recipeId)
        if (mealId !== undefined && kept) await keepForLater(desk.tx, desk.householdId, mealId, kept.id)
      }
      return toFinished(shelved)
    })
}

/** Names of changes are forgotten after a while, what was cooked under them is not. */
async function assertUnusedKey({ tx, householdId }: CookingLedger, actionId: string): Promise<void> {
  const [known] = await tx
    .select({ id: cookedDishes.id })
    .from(cookedDishes)
    .where(and(eq(cookedDishes.householdId, householdId), eq(cookedDishes.actionId, actionId)))
    .limit(1)
  if (known) throw new AppError('idempotency-key-reused')
}

/**
 * Ends it; one that somebody else finished first must not be booked twice. A device that was offline may never have told of it:
 * what it tells late must not put it on the stove again.
 */
async function endCookingSession(
  { tx, householdId, accountId, now }: CookingLedger,
  id: string,
  finishedBy: string,
  dishes: readonly DishWithRecipe[],
): Promise<void> {
  const itsOwn = and(eq(cookings.householdId, householdId), eq(cookings.id, id))
  const [row] = await tx.select({ endedAt: cookings.endedAt }).from(cookings).where(itsOwn)
  if (row?.endedAt) throw new AppError('cooking-over')
  const ended = { endedAt: now, updatedAt: now, finishedBy }
  if (row) await tx.update(cookings).set(ended).where(itsOwn)
  else
    await tx.insert(cookings).values({
      householdId,
      id,
      accountId,
      dishes: dishes.map(({ recipe, ...dish }) => ({ ...dish, title: recipe.title })),
      state: { step: 0, moves: 0, timers: [] },
      startedAt: now,
      ...ended,
    })
}

/** Those of these meals from whose leftovers another dish is planned. */
async function findMealsWithSecondDish(
  { tx, householdId }: CookingLedger,
  dishes: readonly DishWithRecipe[],
): Promise<ReadonlySet<number>> {
  const ids = dishes.flatMap(({ mealId }) => mealId ?? [])
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: plannedMeals.ofMealId })
    .from(plannedMeals)
    .where(
      and(
        eq(plannedMeals.householdId, householdId),
        eq(plannedMeals.kind, 'recipe'),
        inArray(plannedMeals.ofMealId, ids),
        isNull(plannedMeals.removedAt),
        isNull(plannedMeals.cookedAt),
      ),
    )
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** The foods of the items it takes from. */
async function findTakenFoods(
  { tx, householdId }: CookingLedger,
  takes: FinishInput['takes'],
): Promise<ReadonlySet<string>> {
  if (takes.length === 0) return new Set()
  const ids = takes.map(({ itemId }) => itemId)
  const rows = await tx
    .select({ foodId: lots.foodId })
    .from(lots)
    .where(and(eq(lots.householdId, householdId), inArray(lots.id, ids)))
  return new Set(rows.flatMap(({ foodId }) => foodId ?? []))
}

/** Two lines of a dish may take from one item. */
function mergeTakings(takes: FinishInput['takes']): DishTaking[] {
  const byItem = new Map<number, string>()
  for (const { itemId, amount } of takes) {
    const before = byItem.get(itemId)
    byItem.set(itemId, before === undefined ? amount : addAmounts(before, amount))
  }
  return [...byItem].map(([itemId, amount]) => ({ itemId, amount }))
}

function addAmounts(a: string, b: string): string {
  const [one, other] = [parseAmountText(a), parseAmountText(b)]
  return one && other ? amountText(plus(one, other)) : 'all'
}

function toFinished({ items, removed, arrived, booking }: CookedStock): Finished {
  const fresh = new Set(arrived.map(({ id }) => id))
  return {
    items: items.filter(({ id }) => !fresh.has(id)),
    removed,
    leftovers: arrived,
    ...(booking !== undefined && { booking }),
  }
}
