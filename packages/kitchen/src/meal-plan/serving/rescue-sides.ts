import type { DishRole } from '../../recipe/dish-facts'
import type { Recipe } from '../../recipe/recipe'
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

/** A lot that would not last until the next shopping day. */
interface MustUseLot {
  readonly food: number
  readonly lot: number
  /** The last day on which it is good. */
  readonly fresh: number
}

/** A lot counts as used up if the week uses more than this part of it, and as unused below the other. */
const [usedPart, unusedPart] = [0.5, 0.98]
/** Tolerance by which a dish may need more than the stock. */
const almostAll = 1.25
/** A meal has at most one dish of each: beside the plate, and after it. */
const courses: Readonly<Partial<Record<DishRole, string>>> = {
  side: 'beside',
  starter: 'beside',
  dessert: 'after',
  snack: 'after',
  drink: 'after',
}

/**
 * Chooses sides so that nothing spoils that no meal uses: for each lot that would not last until the next shopping day
 * a dish without purchases, on a day on which it is still good, at most one beside each meal and one after it. Lots that
 * no meal uses at all come first, then those of which more than half is left. A dish that uses several is preferred.
 * Example: strawberries for today are a fruit salad after dinner.
 */
export function chooseRescueSides(
  problem: PlanningProblem,
  rules: SlotRuleTable,
  meals: readonly PlannedMeal[],
): SideDish[] {
  const { stock, slots, dayOf } = problem
  const needs = gramsBySlot(problem, assignmentOf(problem, meals))
  const scratch = createScratchBuffers(stock)
  const beside: SideDish[] = []
  const lots = mustUseLots(problem)
  if (lots.length === 0) return []
  const dishesWith = indexSides(problem)
  const leftShare = ({ food, lot }: MustUseLot) => {
    allocateFood(stock, food, needs, dayOf, scratch)
    return (scratch.left[lot] as number) / (stock.lotGrams[lot] as number)
  }
  for (const part of [unusedPart, usedPart]) {
    for (const one of lots) {
      if (leftShare(one) < part) continue
      const open = lots.filter((other) => leftShare(other) >= unusedPart)
      const best = bestFor(problem, rules, {
        one,
        dishes: dishesWith.get(one.food) ?? [],
        open,
        needs,
        beside,
      })
      if (!best) continue
      beside.push(best)
      for (const [entry, needed] of entriesOf(problem, best.recipe)) {
        const at = needed * slots.length + best.slot
        needs[at] = (needs[at] as number) + gramsNeeded(problem, best.slot, best.recipe, entry)
      }
    }
  }
  return beside
}

/** Returns the lots that would not last until the next shopping day, first to spoil first. */
function mustUseLots({ stock, foods }: PlanningProblem): MustUseLot[] {
  const lots: MustUseLot[] = []
  for (let food = 0; food < foods.length; food += 1) {
    const [first, end] = [stock.lotStart[food] as number, stock.lotStart[food + 1] as number]
    for (let lot = first; lot < end; lot += 1)
      if ((stock.lotMust[lot] as number) > 0) lots.push({ food, lot, fresh: stock.lotFresh[lot] as number })
  }
  return lots.sort((a, b) => a.fresh - b.fresh || a.lot - b.lot)
}

/** Returns the dishes that may stand beside a meal, by each food they need. */
function indexSides(problem: PlanningProblem): ReadonlyMap<number, readonly number[]> {
  const byFood = new Map<number, number[]>()
  problem.recipes.forEach((dish, recipe) => {
    if (problem.leftovers.has(dish.id) || courseOf(problem, recipe) === undefined) return
    for (const [, food] of entriesOf(problem, recipe)) {
      const others = byFood.get(food)
      if (others) others.push(recipe)
      else byFood.set(food, [recipe])
    }
  })
  return byFood
}

function bestFor(
  problem: PlanningProblem,
  rules: SlotRuleTable,
  asked: {
    readonly one: MustUseLot
    /** Dishes that need its food. */
    readonly dishes: readonly number[]
    /** Lots that no dish uses yet. */
    readonly open: readonly MustUseLot[]
    readonly needs: Float64Array
    readonly beside: readonly SideDish[]
  },
): SideDish | undefined {
  const { one, dishes, open, needs, beside } = asked
  const days = problem.slots.flatMap(({ locked }, at) =>
    locked === undefined && (problem.dayOf[at] as number) <= one.fresh ? [at] : [],
  )
  let best: (SideDish & { readonly saved: number; readonly grams: number }) | undefined
  for (const recipe of dishes) {
    if (beside.some((other) => other.recipe === recipe)) continue
    const slot = days.find(
      (at) =>
        hasRoomFor(problem, at, recipe, beside) &&
        rules.mayBeside(at, recipe) &&
        hasAll(problem, { slot: at, recipe }, needs),
    )
    if (slot === undefined) continue
    const day = problem.dayOf[slot] as number
    const entries = [...entriesOf(problem, recipe)]
    const foods = new Set(entries.map(([, needed]) => needed))
    const saved = open.filter(({ food, fresh }) => foods.has(food) && day <= fresh).length
    const entry = entries.find(([, needed]) => needed === one.food)?.[0] ?? 0
    const grams = gramsNeeded(problem, slot, recipe, entry)
    if (!best || saved > best.saved || (saved === best.saved && grams > best.grams))
      best = { slot, recipe, saved, grams }
  }
  return best && { slot: best.slot, recipe: best.recipe }
}

/** Returns whether a meal has room for a dish: one beside it and one after it; with breakfast, what is eaten in the morning. */
function hasRoomFor(
  problem: PlanningProblem,
  at: number,
  dish: number,
  beside: readonly SideDish[],
): boolean {
  const { meal } = problem.slots[at] as MealSlot
  const { occasions } = problem.recipes[dish] as Recipe
  if (meal === 'breakfast' && !occasions.includes('breakfast')) return false
  const course = courseOf(problem, dish)
  if (meal === 'snack' && course !== 'after') return false
  return beside.every(({ slot, recipe }) => slot !== at || courseOf(problem, recipe) !== course)
}

function courseOf({ roles }: PlanningProblem, recipe: number): string | undefined {
  const role = roles[recipe]
  return role && courses[role]
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

/** The entries of a dish, each with its food. Example: `for (const [entry, food] of entriesOf(problem, recipe))`. */
export function* entriesOf(
  { entryStart, entryFood }: PlanningProblem,
  recipe: number,
): Generator<readonly [number, number]> {
  for (let entry = entryStart[recipe] as number; entry < (entryStart[recipe + 1] as number); entry += 1)
    yield [entry, entryFood[entry] as number]
}
