import { cooking, type CookingResult as FinishedSchema } from '@larder/contract/cooking'
import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import { amountText, parseAmountText, plus } from '@larder/kitchen/quantity/amount'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../actor'
import type { MemberTx, WithHousehold } from '../../db/household-transaction'
import { cookedDishes, cookings } from '../../db/tables/cooking'
import { lots } from '../../db/tables/inventory'
import { plannedMeals } from '../../db/tables/meal-plan'
import { AppError } from '../../errors'
import { stockFeatures } from '../inventory/ledger/book-changes'
import {
  type BookedStock,
  bookStock,
  findEarlierStock,
  type StockTaking,
} from '../inventory/ledger/book-stock'
import { linkLeftovers, markCooked } from '../meal-plan/changes/cooked-meals'
import { adjustCookedCounts, findCookedRecipes } from './cooked-counts'
import { type DishWithRecipe, findDishRecipes } from './dish-recipes'
import { toLeftoverArrivals } from './leftovers'

type FinishInput = ParsedInputOf<typeof cooking.finish>['body']
type Finished = z.output<typeof FinishedSchema>
/** The features that change with a finished dish. */
const cookingFeatures = [...stockFeatures, 'cooking', 'meal-plan']

export interface FinishCookingParts {
  withHousehold: WithHousehold
}

/** Finishes a dish: ledger, leftovers, meal and history are written together or not at all. */
export function createFinishCooking({ withHousehold }: FinishCookingParts) {
  async function markMeal(tx: MemberTx, mealId: number): Promise<number> {
    const { householdId, now } = tx
    if (await markCooked(tx, householdId, mealId, now)) return mealId
    const [meal] = await tx
      .select({ cookedAt: plannedMeals.cookedAt })
      .from(plannedMeals)
      .where(and(eq(plannedMeals.householdId, householdId), eq(plannedMeals.id, mealId)))
    if (!meal) throw new AppError('meal-not-found')
    if (meal.cookedAt !== null) throw new AppError('cooking-over')
    // Removed from the plan meanwhile: it stays so, and counts as finished all the same.
    return mealId
  }

  async function saveHistory(tx: MemberTx, dishes: readonly DishWithRecipe[]): Promise<void> {
    const { householdId, accountId, actionId, now, today } = tx
    const ids = dishes.map(({ recipeId }) => recipeId)
    const before = await findCookedRecipes(tx, householdId, ids)
    for (const { recipeId, version, servings, mealId } of dishes) {
      const markedMealId = mealId === undefined ? null : await markMeal(tx, mealId)
      await tx.insert(cookedDishes).values({
        householdId,
        accountId,
        recipeId,
        recipeVersion: version,
        servings,
        mealId: markedMealId,
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

  return (actor: Actor, { action, ...given }: FinishInput): Promise<Finished> => {
    const request = { call: cooking.finish.name, input: given, action }
    return withHousehold(actor, { changes: cookingFeatures, request }, async (tx) => {
      if (tx.isRepeat) return toFinished(await findEarlierStock(tx))
      await assertUnusedKey(tx)
      const dishes = await findDishRecipes(tx, tx.householdId, given.dishes)
      await assertMealsUnfinished(tx, dishes)
      const taken = await findTakenFoods(tx, given.takes)
      const forAnother = await findMealsWithSecondDish(tx, dishes)
      const arrivals = toLeftoverArrivals(dishes, given.kept, taken, forAnother)
      if (given.cookingId !== undefined) await endCookingSession(tx, given.cookingId, dishes)
      await saveHistory(tx, dishes)
      const booked = await bookStock(tx, { takings: mergeTakings(given.takes), arrivals })
      for (const { recipeId, mealId } of dishes) {
        const kept = booked.arrived.find(({ dish }) => dish?.recipeId === recipeId)
        if (mealId !== undefined && kept) await linkLeftovers(tx, tx.householdId, mealId, kept.id)
      }
      return toFinished(booked)
    })
  }
}

/** A meal is finished once: another device, or a second guide of the same meal, must not take its foods again. */
async function assertMealsUnfinished(tx: MemberTx, dishes: readonly DishWithRecipe[]): Promise<void> {
  const ids = dishes.flatMap(({ mealId }) => mealId ?? [])
  if (new Set(ids).size < ids.length) throw new AppError('cooking-over')
  if (ids.length === 0) return
  const [finished] = await tx
    .select({ id: cookedDishes.id })
    .from(cookedDishes)
    .where(
      and(
        eq(cookedDishes.householdId, tx.householdId),
        inArray(cookedDishes.mealId, ids),
        isNull(cookedDishes.undoneAt),
      ),
    )
    .limit(1)
  if (finished) throw new AppError('cooking-over')
}

/** Keys expire before the dishes cooked under them do. */
async function assertUnusedKey(tx: MemberTx): Promise<void> {
  const { householdId, actionId } = tx
  const [usedKey] = await tx
    .select({ id: cookedDishes.id })
    .from(cookedDishes)
    .where(and(eq(cookedDishes.householdId, householdId), eq(cookedDishes.actionId, actionId)))
    .limit(1)
  if (usedKey) throw new AppError('idempotency-key-reused')
}

/**
 * Ends the session; a session that was already finished must not be booked twice. A device that was offline may never have synced
 * it: an ended row is stored, so that a late sync does not start it again.
 */
async function endCookingSession(tx: MemberTx, id: string, dishes: readonly DishWithRecipe[]): Promise<void> {
  const { householdId, accountId, now, actionId: finishedBy } = tx
  const sessionCondition = and(eq(cookings.householdId, householdId), eq(cookings.id, id))
  const [row] = await tx.select({ endedAt: cookings.endedAt }).from(cookings).where(sessionCondition)
  if (row?.endedAt) throw new AppError('cooking-over')
  const endColumns = { endedAt: now, updatedAt: now, finishedBy }
  if (row) await tx.update(cookings).set(endColumns).where(sessionCondition)
  else
    await tx.insert(cookings).values({
      householdId,
      id,
      accountId,
      dishes: dishes.map(({ recipe, ...dish }) => ({ ...dish, title: recipe.title })),
      state: { step: 0, moves: 0, timers: [] },
      startedAt: now,
      ...endColumns,
    })
}

/** Returns those meals whose leftovers another dish is planned from. */
async function findMealsWithSecondDish(
  tx: MemberTx,
  dishes: readonly DishWithRecipe[],
): Promise<ReadonlySet<number>> {
  const { householdId } = tx
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

/** Returns the foods of the taken items. */
async function findTakenFoods(tx: MemberTx, takes: FinishInput['takes']): Promise<ReadonlySet<string>> {
  const { householdId } = tx
  if (takes.length === 0) return new Set()
  const ids = takes.map(({ itemId }) => itemId)
  const rows = await tx
    .select({ foodId: lots.foodId })
    .from(lots)
    .where(and(eq(lots.householdId, householdId), inArray(lots.id, ids)))
  return new Set(rows.flatMap(({ foodId }) => foodId ?? []))
}

/** Merges several takings from one item. */
function mergeTakings(takes: FinishInput['takes']): StockTaking[] {
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

function toFinished({ items, removed, arrived, booking }: BookedStock): Finished {
  const arrivedIds = new Set(arrived.map(({ id }) => id))
  return {
    items: items.filter(({ id }) => !arrivedIds.has(id)),
    removed,
    leftovers: arrived,
    ...(booking !== undefined && { booking }),
  }
}
