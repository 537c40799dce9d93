import { amountOf } from '../../quantity/amount'
import type { Recipe } from '../../recipe/recipe'
import type { Lot } from '../../stock/lot'
import type { MealSlot, PlanLeftovers, PlanRequest } from '../plan-request'

/** Leftovers as plannable dishes: one for each time they suffice for the eaters. Example: `toLeftoverDishes(request).recipes`. */
export interface LeftoverDishes {
  /** By recipe number; negative, so that no recipe has it. */
  readonly of: ReadonlyMap<number, PlanLeftovers>
  readonly recipes: readonly Recipe[]
  readonly lots: readonly Lot[]
}

/** Maximum number of times the same leftovers are planned. */
const maxServings = 6
const unit = 'portion'

/**
 * Turns leftovers into dishes that need only themselves, so that they compete with all other dishes.
 * Example: four portions at a table of two are two dishes that share one lot.
 */
export function toLeftoverDishes({ leftovers = [], slots, today }: PlanRequest): LeftoverDishes {
  const of = new Map<number, PlanLeftovers>()
  const recipes: Recipe[] = []
  const lots: Lot[] = []
  const places = slots.filter((slot) => slot.locked === undefined)
  leftovers.forEach((left, at) => {
    const foodId = leftoverFood(at)
    const plates = places.filter((slot) => canServeLeftovers(left, slot)).map(platesAt)
    if (plates.length === 0) return
    const sittings = Math.min(maxServings, Math.max(1, Math.floor(left.portions / Math.max(...plates))))
    for (let serving = 0; serving < sittings; serving += 1) {
      const id = -(at * maxServings + serving + 1)
      of.set(id, left)
      const line = { text: left.title, foodId, quantity: { amount: amountOf(1), unit } }
      recipes.push({ id, title: left.title, servings: 1, minutes: 5, occasions: [], tags: [], lines: [line] })
    }
    const expiry =
      left.until === undefined
        ? {}
        : { expiry: { day: left.until, source: 'estimated', kind: 'use-by' } as const }
    const quantity = { amount: amountOf(left.portions), unit }
    const location = 'fridge'
    lots.push({
      id: left.lotId,
      foodId,
      name: left.title,
      quantity,
      location,
      since: today,
      cooked: true,
      ...expiry,
    })
  })
  return { of, recipes, lots }
}

/**
 * Returns whether leftovers suffice for a slot, are still good there and suit all its eaters.
 * Example: two portions at a lunch for two.
 */
export function canServeLeftovers({ portions, until, notFor }: PlanLeftovers, slot: MealSlot): boolean {
  return (
    (slot.meal === 'lunch' || slot.meal === 'dinner') &&
    portions >= platesAt(slot) &&
    (until === undefined || slot.day <= until) &&
    notFor?.includes(slot.id) !== true
  )
}

/** Returns whether a food id denotes leftovers. Example: `isLeftoverFood('leftover 0')`. */
export function isLeftoverFood(foodId: string): boolean {
  return foodId.startsWith(leftoverFood(''))
}

function leftoverFood(at: number | ''): string {
  return `leftover ${at}`
}

function platesAt({ eaters }: MealSlot): number {
  const plates = eaters.reduce((sum, { portions }) => sum + (portions > 0 ? portions : 0), 0)
  return plates > 0 ? plates : 1
}
