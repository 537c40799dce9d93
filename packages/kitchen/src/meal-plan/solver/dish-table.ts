import type { DishRole } from '../../recipe/dish-facts'
import { dishRoleOf } from '../../recipe/dish-role'
import type { Recipe } from '../../recipe/recipe'
import { measureOf } from '../../recipe-coverage/comparable-measure'
import type { Lot } from '../../stock/lot'
import { type DishNeed, dishNeedsOf, servingsOf } from '../dish-needs'
import { createEquivalentNeeds } from '../equivalent-needs'
import type { MealSlot, PlanRequest } from '../plan-request'
import { stockKey } from './stock-allocation'

/**
 * What the dishes of a request need of this kitchen, whatever its goals.
 * Example: the first food of recipe `r` is `table.foods[table.entryFood[table.entryStart[r]]]`.
 */
interface DishTable {
  /** Keys of `stockKey`, and the food of each. */
  readonly names: readonly string[]
  readonly foods: readonly string[]
  readonly entryStart: Int32Array
  readonly entryFood: Int32Array
  readonly entryGrams: Float64Array
  readonly mains: readonly (string | undefined)[]
  readonly roles: readonly DishRole[]
}

/** The dishes and the stock of a request, sorted. */
interface DishesAndStock {
  readonly recipes: readonly Recipe[]
  readonly lots: readonly Lot[]
  readonly staples: ReadonlySet<string>
  readonly slots: readonly MealSlot[]
}

/** A table with the inputs it was computed from. */
interface KnownTable {
  readonly request: PlanRequest
  readonly tastes: string
  readonly table: DishTable
}

const some = 1
const someOfAPiece = 0.05
const known = new WeakMap<readonly Recipe[], KnownTable>()

/**
 * Gives a request a list of recipes of its own, which nobody else can change: its table is then computed once, however often
 * the week is searched.
 * Example: a thrifty week is compared with a balanced one of the same dishes.
 */
export function withOwnRecipes(request: PlanRequest): PlanRequest {
  const own = { ...request, recipes: [...request.recipes] }
  known.set(own.recipes, { request: own, tastes: '', table: emptyTable })
  return own
}

/** Returns the table of a request. Example: `dishTableOf(request, { recipes, lots, staples, slots }).foods`. */
export function dishTableOf(request: PlanRequest, from: DishesAndStock): DishTable {
  const before = known.get(request.recipes)
  if (!before) return buildTable(request, from)
  const tastes = tastesOf(from.slots)
  if (before.table !== emptyTable && before.tastes === tastes && isSameKitchen(before.request, request))
    return before.table
  const table = buildTable(request, from)
  known.set(request.recipes, { request, tastes, table })
  return table
}

const emptyTable: DishTable = {
  names: [],
  foods: [],
  entryStart: new Int32Array(1),
  entryFood: new Int32Array(0),
  entryGrams: new Float64Array(0),
  mains: [],
  roles: [],
}

/** Whether two requests for the same recipes have the same stock; leftovers are dishes by the slots they suffice for. */
function isSameKitchen(a: PlanRequest, b: PlanRequest): boolean {
  const isWithoutLeftovers = (a.leftovers?.length ?? 0) === 0 && (b.leftovers?.length ?? 0) === 0
  return (
    a.lots === b.lots &&
    a.today === b.today &&
    a.staples === b.staples &&
    a.fromOther === b.fromOther &&
    (isWithoutLeftovers || (a.leftovers === b.leftovers && a.slots === b.slots))
  )
}

/** What the eaters avoid decides which equivalents they may have. */
function tastesOf(slots: readonly MealSlot[]): string {
  const tastes = slots.flatMap(({ eaters }) =>
    eaters.map(({ diets, avoids, dislikes }) => JSON.stringify([diets, avoids, dislikes])),
  )
  return [...new Set(tastes)].join('\n')
}

function buildTable(request: PlanRequest, { recipes, lots, staples, slots }: DishesAndStock): DishTable {
  const needs = recipes.map(dishNeedsOf)
  const stockUnits = stockedUnits(lots)
  const served = createEquivalentNeeds({
    lots,
    today: request.today,
    eaters: slots.flatMap(({ eaters }) => eaters),
  })
  const foodByKey = new Map<string, string>()
  const indexByKey = new Map<string, number>()
  const entryStart = new Int32Array(recipes.length + 1)
  const entryFood: number[] = []
  const entryGrams: number[] = []
  recipes.forEach((recipe, r) => {
    const spared = request.fromOther?.[recipe.id]
    const relevantNeeds = (needs[r]?.needs ?? []).filter(
      ({ foodId }) => (!staples.has(foodId) || stockUnits.has(foodId)) && !spared?.includes(foodId),
    )
    for (const need of served(relevantNeeds)) {
      const { key, value } = toStockNeed(need, stockUnits)
      const known = indexByKey.get(key) ?? indexByKey.size
      indexByKey.set(key, known)
      foodByKey.set(key, need.foodId)
      // 'Some' oil and 20 g of it are one need.
      const twice = entryFood.indexOf(known, entryStart[r])
      if (twice >= 0) entryGrams[twice] = (entryGrams[twice] ?? 0) + value / servingsOf(recipe)
      else {
        entryFood.push(known)
        entryGrams.push(value / servingsOf(recipe))
      }
    }
    entryStart[r + 1] = entryFood.length
  })
  return {
    names: [...foodByKey.keys()],
    foods: [...foodByKey.values()],
    entryStart,
    entryFood: Int32Array.from(entryFood),
    entryGrams: Float64Array.from(entryGrams),
    mains: needs.map(({ main }) => main),
    roles: recipes.map(dishRoleOf),
  }
}

/** The units of the lots of each food. */
function stockedUnits(lots: readonly Lot[]): Map<string, string> {
  const stockUnits = new Map<string, string>()
  for (const { foodId, quantity } of [...lots].sort((a, b) => a.id - b.id)) {
    const measure = foodId === undefined ? undefined : measureOf(quantity, foodId)
    if (foodId !== undefined && measure && !stockUnits.has(foodId)) stockUnits.set(foodId, measure.in)
  }
  return stockUnits
}

/** 'Some' of a food takes a little of the stock, or a gram of a purchase. */
function toStockNeed(
  need: DishNeed,
  stockUnits: ReadonlyMap<string, string>,
): { key: string; value: number } {
  if (need.in !== '') return { key: stockKey(need.foodId, need.in), value: need.value }
  const unit = stockUnits.get(need.foodId) ?? 'g'
  return { key: stockKey(need.foodId, unit), value: unit === 'g' || unit === 'ml' ? some : someOfAPiece }
}
