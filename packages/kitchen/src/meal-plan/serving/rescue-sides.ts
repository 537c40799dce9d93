import { dishRoleOf } from '../../recipe/dish-role'
import type { MealSlot, PlannedMeal } from '../plan-request'
import { assignmentOf, gramsBySlot } from '../solver/plan-score'
import { gramsNeeded, type PlanningProblem } from '../solver/planning-problem'
import type { SlotRuleTable } from '../solver/slot-rules'
import { allocateFood, createScratchBuffers } from '../solver/stock-allocation'

/** A dish beside the meal of a slot, both by their numbers on the board. Example: `{ slot: 0, recipe: 12 }`. */
export interface SideDish {
  readonly slot: number
  readonly recipe: number
}

/** A lot of which the week uses less than this part is not used. */
const usedPart = 0.5
/** So much more than what is there a dish may ask for. */
const almostAll = 1.25
const besideRoles: ReadonlySet<string> = new Set(['side', 'starter', 'dessert', 'snack', 'drink'])

/**
 * What goes beside the week's meals so that nothing spoils that no meal uses: for each lot that would not last until the next
 * shopping a dish with nothing to buy, on a day on which it is still good, at most one beside a meal. Example: strawberries for
 * today are a fruit salad after dinner.
 */
export function chooseRescueSides(
  board: PlanningProblem,
  rules: SlotRuleTable,
  meals: readonly PlannedMeal[],
): SideDish[] {
  const { stock, slots } = board
  const needs = gramsBySlot(board, assignmentOf(board, meals))
  const scratch = createScratchBuffers(stock)
  const beside: SideDish[] = []
  const lots: { readonly food: number; readonly lot: number; readonly fresh: number }[] = []
  for (let food = 0; food < board.foods.length; food += 1) {
    const [first, end] = [stock.lotStart[food] as number, stock.lotStart[food + 1] as number]
    for (let lot = first; lot < end; lot += 1)
      if ((stock.lotMust[lot] as number) > 0) lots.push({ food, lot, fresh: stock.lotFresh[lot] as number })
  }
  lots.sort((a, b) => a.fresh - b.fresh || a.lot - b.lot)
  for (const { food, lot, fresh } of lots) {
    allocateFood(stock, food, needs, board.dayOf, scratch)
    if ((scratch.left[lot] as number) < (stock.lotGrams[lot] as number) * usedPart) continue
    const best = bestFor(board, rules, { food, fresh, needs, beside })
    if (!best) continue
    beside.push(best)
    for (const [entry, needed] of entriesOf(board, best.recipe)) {
      const at = needed * slots.length + best.slot
      needs[at] = (needs[at] as number) + gramsNeeded(board, best.slot, best.recipe, entry)
    }
  }
  return beside
}

function bestFor(
  board: PlanningProblem,
  rules: SlotRuleTable,
  asked: {
    readonly food: number
    readonly fresh: number
    readonly needs: Float64Array
    readonly beside: readonly SideDish[]
  },
): SideDish | undefined {
  const { food, fresh, needs, beside } = asked
  const places = board.slots.flatMap((slot, at) => (mayHoldMore(board, slot, at, fresh, beside) ? [at] : []))
  let best: (SideDish & { readonly grams: number }) | undefined
  board.recipes.forEach((dish, recipe) => {
    const entry = [...entriesOf(board, recipe)].find(([, needed]) => needed === food)?.[0]
    if (entry === undefined || board.leftovers.has(dish.id) || !besideRoles.has(dishRoleOf(dish))) return
    if (beside.some((one) => one.recipe === recipe)) return
    const slot = places.find(
      (at) => rules.mayBeside(at, recipe) && hasAll(board, { slot: at, recipe }, needs),
    )
    if (slot === undefined) return
    const grams = gramsNeeded(board, slot, recipe, entry)
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

/** Whether everything in a dish is there after what the week takes. */
function hasAll(board: PlanningProblem, { slot, recipe }: SideDish, needs: Float64Array): boolean {
  const { stock, slots } = board
  for (const [entry, food] of entriesOf(board, recipe)) {
    if ((stock.item[food] as number) === 0) continue
    let left = 0
    for (let lot = stock.lotStart[food] as number; lot < (stock.lotStart[food + 1] as number); lot += 1)
      if ((stock.lotUntil[lot] as number) >= (board.dayOf[slot] as number))
        left += stock.lotGrams[lot] as number
    for (let at = 0; at < slots.length; at += 1) left -= needs[food * slots.length + at] as number
    if (left * almostAll < gramsNeeded(board, slot, recipe, entry)) return false
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
