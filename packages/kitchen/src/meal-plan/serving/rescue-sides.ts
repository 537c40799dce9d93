import { dishRoleOf } from '../../recipe/dish-role'
import type { MealSlot, PlannedMeal } from '../plan-request'
import { assignmentOf, gramsBySlot } from '../solver/plan-score'
import { gramsNeeded, type PlanningProblem } from '../solver/planning-problem'
import type { SlotRuleTable } from '../solver/slot-rules'
import { allocateFood, createScratchBuffers } from '../solver/stock-allocation'

/** A side of a slot's meal, both by index in the planning problem. Example: `{ slot: 0, recipe: 12 }`. */
export interface SideDish {
  readonly slot: number
  readonly recipe: number
}

/** A lot counts as unused if the week uses less than this part of it. */
const usedPart = 0.5
/** Tolerance by which a dish may need more than the stock. */
const almostAll = 1.25
const besideRoles: ReadonlySet<string> = new Set(['side', 'starter', 'dessert', 'snack', 'drink'])

/**
 * Chooses sides so that nothing spoils that no meal uses: for each lot that would not last until the next shopping day
 * a dish without purchases, on a day on which it is still good, at most one per meal.
 * Example: strawberries for today are a fruit salad after dinner.
 */
export function chooseRescueSides(
  problem: PlanningProblem,
  rules: SlotRuleTable,
  meals: readonly PlannedMeal[],
): SideDish[] {
  const { stock, slots } = problem
  const needs = gramsBySlot(problem, assignmentOf(problem, meals))
  const scratch = createScratchBuffers(stock)
  const beside: SideDish[] = []
  const lots: { readonly food: number; readonly lot: number; readonly fresh: number }[] = []
  for (let food = 0; food < problem.foods.length; food += 1) {
    const [first, end] = [stock.lotStart[food] as number, stock.lotStart[food + 1] as number]
    for (let lot = first; lot < end; lot += 1)
      if ((stock.lotMust[lot] as number) > 0) lots.push({ food, lot, fresh: stock.lotFresh[lot] as number })
  }
  lots.sort((a, b) => a.fresh - b.fresh || a.lot - b.lot)
  for (const { food, lot, fresh } of lots) {
    allocateFood(stock, food, needs, problem.dayOf, scratch)
    if ((scratch.left[lot] as number) < (stock.lotGrams[lot] as number) * usedPart) continue
    const best = bestFor(problem, rules, { food, fresh, needs, beside })
    if (!best) continue
    beside.push(best)
    for (const [entry, needed] of entriesOf(problem, best.recipe)) {
      const at = needed * slots.length + best.slot
      needs[at] = (needs[at] as number) + gramsNeeded(problem, best.slot, best.recipe, entry)
    }
  }
  return beside
}

function bestFor(
  problem: PlanningProblem,
  rules: SlotRuleTable,
  asked: {
    readonly food: number
    readonly fresh: number
    readonly needs: Float64Array
    readonly beside: readonly SideDish[]
  },
): SideDish | undefined {
  const { food, fresh, needs, beside } = asked
  const places = problem.slots.flatMap((slot, at) =>
    mayHoldMore(problem, slot, at, fresh, beside) ? [at] : [],
  )
  let best: (SideDish & { readonly grams: number }) | undefined
  problem.recipes.forEach((dish, recipe) => {
    const entry = [...entriesOf(problem, recipe)].find(([, needed]) => needed === food)?.[0]
    if (entry === undefined || problem.leftovers.has(dish.id) || !besideRoles.has(dishRoleOf(dish))) return
    if (beside.some((one) => one.recipe === recipe)) return
    const slot = places.find(
      (at) => rules.mayBeside(at, recipe) && hasAll(problem, { slot: at, recipe }, needs),
    )
    if (slot === undefined) return
    const grams = gramsNeeded(problem, slot, recipe, entry)
    if (grams > (best?.grams ?? 0)) best = { slot, recipe, grams }
  })
  return best && { slot: best.slot, recipe: best.recipe }
}

function mayHoldMore(
  { dayOf }: PlanningProblem,
  { locked, meal }: MealSlot,
  at: number,
  fresh: number,
  beside: readonly SideDish[],
): boolean {
  return (
    locked === undefined &&
    meal !== 'breakfast' &&
    (dayOf[at] as number) <= fresh &&
    beside.every(({ slot }) => slot !== at)
  )
}

/** Returns whether everything in a dish is in stock after the takes of the week. */
function hasAll(problem: PlanningProblem, { slot, recipe }: SideDish, needs: Float64Array): boolean {
  const { stock, slots } = problem
  for (const [entry, food] of entriesOf(problem, recipe)) {
    if ((stock.item[food] as number) === 0) continue
    let left = 0
    for (let lot = stock.lotStart[food] as number; lot < (stock.lotStart[food + 1] as number); lot += 1)
      if ((stock.lotUntil[lot] as number) >= (problem.dayOf[slot] as number))
        left += stock.lotGrams[lot] as number
    for (let at = 0; at < slots.length; at += 1) left -= needs[food * slots.length + at] as number
    if (left * almostAll < gramsNeeded(problem, slot, recipe, entry)) return false
  }
  return true
}

function* entriesOf(
  { entryStart, entryFood }: PlanningProblem,
  recipe: number,
): Generator<readonly [number, number]> {
  for (let entry = entryStart[recipe] as number; entry < (entryStart[recipe + 1] as number); entry += 1)
    yield [entry, entryFood[entry] as number]
}
