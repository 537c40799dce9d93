import type { CookingDish, ProposedDeduction, ProposedTake } from '@larder/contract/cooking'
import { type Amount, amount, amountText, compare, lesser, minus } from '@larder/kitchen/amount'
import { lotsForEaters } from '@larder/kitchen/cooked-component/brought'
import type { Day } from '@larder/kitchen/day'
import { type Draw, deductionFor } from '@larder/kitchen/deducting'
import type { Eater } from '@larder/kitchen/eater'
import { readIngredient } from '@larder/kitchen/ingredient'
import { scaleIngredient } from '@larder/kitchen/ingredient-text'
import type { Lot } from '@larder/kitchen/lot'
import type { Swaps } from '@larder/kitchen/matching/line-coverage'
import { nameOf } from '@larder/kitchen/matching/missing'
import type { Quantity } from '@larder/kitchen/quantity'
import { roundedKindly } from '@larder/kitchen/quantity-text/kind-number'
import type { RecipeLine } from '@larder/kitchen/recipe'
import { unitIdOf } from '@larder/kitchen/units'
import type { Actor } from '../../actor'
import type { Db } from '../../db/open'
import type { KitchenColumns } from '../../db/tables/inventory'
import { type KnownDish, knownDishes, type RecipeOf } from './dishes'

export interface DeductionParts {
  db: Db
  recipeOf: RecipeOf
  lotsOf(db: Db, householdId: string): Promise<KitchenColumns[]>
  asLot(row: KitchenColumns): Lot
  /** The day it is where they cook. */
  todayOf(householdId: string): Promise<Day>
  /** Who eats in a household: nothing is taken under another name that they may not eat. */
  eatersOf(db: Db, householdId: string): Promise<readonly Eater[]>
  /** What may stand in for a food at a table, as the recipe page counts on it. */
  swapsAt(eaters: readonly Eater[]): Swaps
  amountAndName(quantity: Quantity, name: string): string
}

/** Proposes what dishes took from the shelves; it changes nothing. */
export function openDeduction(parts: DeductionParts) {
  const { db, recipeOf, lotsOf, asLot, todayOf, eatersOf, swapsAt, amountAndName } = parts
  return async ({ householdId }: Actor, dishes: readonly CookingDish[]): Promise<ProposedDeduction[]> => {
    const known = await knownDishes(db, recipeOf, householdId, dishes)
    const [rows, today, eaters] = await Promise.all([
      lotsOf(db, householdId),
      todayOf(householdId),
      eatersOf(db, householdId),
    ])
    const view = { eaters, swaps: swapsAt(eaters) }
    const shelves = openShelves(rows)
    const dishOf = new Map<RecipeLine, KnownDish>()
    const cooked = known.map((dish) => {
      // A line of its own for every dish: the same recipe may be cooked twice.
      const lines = dish.recipe.lines.map((line) => ({ ...line }))
      for (const line of lines) dishOf.set(line, dish)
      return { recipe: { ...dish.recipe, lines }, servings: dish.servings }
    })
    return deductionFor(cooked, lotsForEaters(rows.map(asLot), eaters), today, view).flatMap(
      ({ line, draws, short, others }) => {
        const dish = dishOf.get(line)
        if (!dish || (draws.length === 0 && others.length === 0 && !short)) return []
        const { recipeId, servings, recipe } = dish
        return [
          {
            recipeId,
            line: scaleIngredient(line, amount(servings, recipe.servings)),
            ...(line.foodId !== undefined && { foodId: line.foodId }),
            takes: draws.flatMap(shelves.take),
            ...(short && { short: amountAndName(short, calledIn(line)) }),
            others: others.flatMap(shelves.look),
          },
        ]
      },
    )
  }
}

/** As the recipe calls it. */
function calledIn(line: RecipeLine): string {
  return readIngredient(line.text).label || nameOf(line)
}

function openShelves(rows: readonly KitchenColumns[]) {
  const byId = new Map(rows.map((row) => [row.id, { row, left: heldBy(row), exactly: heldBy(row) }]))
  const shown = (row: KitchenColumns, taken: string, about: boolean): ProposedTake => ({
    itemId: row.id,
    name: row.name,
    unit: row.unit,
    held: amountText(heldBy(row)),
    amount: taken,
    location: row.location,
    ...(row.expiryDay !== null && { expiryDate: row.expiryDay }),
    about,
  })
  return {
    take({ lotId, amount: drawn, about }: Draw): ProposedTake[] {
      const shelf = byId.get(lotId)
      if (!shelf) return []
      shelf.exactly = minus(shelf.exactly, drawn)
      // What is used up is used up, also when amounts were rounded on the way.
      const some = shelf.exactly.over <= 0 ? shelf.left : lesser(plainly(drawn, shelf.row), shelf.left)
      shelf.left = minus(shelf.left, some)
      return [shown(shelf.row, amountText(some), about)]
    },
    look(id: number): ProposedTake[] {
      const shelf = byId.get(id)
      return shelf ? [shown(shelf.row, '0', false)] : []
    },
  }
}

const longestText = 4

/** An amount that somebody would say: '62.5', '1/3', and 120 ml for 118.294118. */
function plainly(exact: Amount, { unit, foodId }: KitchenColumns): Amount {
  if (amountText(exact).length <= longestText) return exact
  const said = roundedKindly({ amount: exact, unit: unitIdOf(unit) }, foodId ?? undefined).amount
  return compare(said, amount(0)) > 0 ? said : exact
}

function heldBy({ amountOver, amountUnder }: KitchenColumns): Amount {
  return amount(amountOver, amountUnder)
}
