import type { CookingDish, ProposedDeduction, ProposedTake } from '@larder/contract/cooking'
import { filterLotsForEaters } from '@larder/kitchen/cooked-component/leftover-restrictions'
import type { Day } from '@larder/kitchen/date/day'
import type { Eater } from '@larder/kitchen/diet/eater'
import { parseIngredient } from '@larder/kitchen/ingredient/ingredient'
import { scaleIngredient } from '@larder/kitchen/ingredient-text/scale-ingredient'
import {
  type Amount,
  amount,
  amountText,
  compare,
  minus,
  smallerAmount,
} from '@larder/kitchen/quantity/amount'
import type { Quantity } from '@larder/kitchen/quantity/quantity'
import { roundReadably } from '@larder/kitchen/quantity/readable-number'
import { unitIdOf } from '@larder/kitchen/quantity/units'
import type { RecipeLine } from '@larder/kitchen/recipe/recipe'
import type { Swaps } from '@larder/kitchen/recipe-coverage/line-coverage'
import { lineFoodName } from '@larder/kitchen/recipe-coverage/missing-lines'
import { deductDishes, type LotDeduction } from '@larder/kitchen/stock/deduct-dishes'
import type { Lot } from '@larder/kitchen/stock/lot'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import type { KitchenLotColumns } from '../../db/tables/inventory'
import { type DishWithRecipe, findDishRecipes, type ToRecipe } from './dish-recipes'

export interface DeductionProposalParts {
  db: Db
  recipeOf: ToRecipe
  lotsOf(db: Db, householdId: string): Promise<KitchenLotColumns[]>
  asLot(row: KitchenLotColumns): Lot
  /** The day it is where they cook. */
  todayOf(householdId: string): Promise<Day>
  /** Who eats in a household: nothing is taken under another name that they may not eat. */
  eatersOf(db: Db, householdId: string): Promise<readonly Eater[]>
  /** What may stand in for a food at a table, as the recipe page counts on it. */
  swapsAt(eaters: readonly Eater[]): Swaps
  amountAndName(quantity: Quantity, name: string): string
}

/** Proposes what dishes took from the shelves; it changes nothing. */
export function createDeductionProposal(parts: DeductionProposalParts) {
  const { db, recipeOf, lotsOf, asLot, todayOf, eatersOf, swapsAt, amountAndName } = parts
  return async ({ householdId }: Actor, dishes: readonly CookingDish[]): Promise<ProposedDeduction[]> => {
    const known = await findDishRecipes(db, recipeOf, householdId, dishes)
    const [rows, today, eaters] = await Promise.all([
      lotsOf(db, householdId),
      todayOf(householdId),
      eatersOf(db, householdId),
    ])
    const view = { eaters, swaps: swapsAt(eaters) }
    const shelves = createRemainingStock(rows)
    const dishOf = new Map<RecipeLine, DishWithRecipe>()
    const cooked = known.map((dish) => {
      // A line of its own for every dish: the same recipe may be cooked twice.
      const lines = dish.recipe.lines.map((line) => ({ ...line }))
      for (const line of lines) dishOf.set(line, dish)
      return { recipe: { ...dish.recipe, lines }, servings: dish.servings }
    })
    return deductDishes(cooked, filterLotsForEaters(rows.map(asLot), eaters), today, view).flatMap(
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
            ...(short && { short: amountAndName(short, ingredientNameOf(line)) }),
            others: others.flatMap(shelves.look),
          },
        ]
      },
    )
  }
}

/** As the recipe calls it. */
function ingredientNameOf(line: RecipeLine): string {
  return parseIngredient(line.text).label || lineFoodName(line)
}

function createRemainingStock(rows: readonly KitchenLotColumns[]) {
  const byId = new Map(rows.map((row) => [row.id, { row, left: heldAmount(row), exactly: heldAmount(row) }]))
  const shown = (row: KitchenLotColumns, taken: string, about: boolean): ProposedTake => ({
    itemId: row.id,
    name: row.name,
    unit: row.unit,
    held: amountText(heldAmount(row)),
    amount: taken,
    location: row.location,
    ...(row.expiryDay !== null && { expiryDate: row.expiryDay }),
    about,
  })
  return {
    take({ lotId, amount: drawn, about }: LotDeduction): ProposedTake[] {
      const shelf = byId.get(lotId)
      if (!shelf) return []
      shelf.exactly = minus(shelf.exactly, drawn)
      // What is used up is used up, also when amounts were rounded on the way.
      const some =
        shelf.exactly.numerator <= 0
          ? shelf.left
          : smallerAmount(roundForDisplay(drawn, shelf.row), shelf.left)
      shelf.left = minus(shelf.left, some)
      return [shown(shelf.row, amountText(some), about)]
    },
    look(id: number): ProposedTake[] {
      const shelf = byId.get(id)
      return shelf ? [shown(shelf.row, '0', false)] : []
    },
  }
}

const maxTextLength = 4

/** An amount that somebody would say: '62.5', '1/3', and 120 ml for 118.294118. */
function roundForDisplay(exact: Amount, { unit, foodId }: KitchenLotColumns): Amount {
  if (amountText(exact).length <= maxTextLength) return exact
  const said = roundReadably({ amount: exact, unit: unitIdOf(unit) }, foodId ?? undefined).amount
  return compare(said, amount(0)) > 0 ? said : exact
}

function heldAmount({ amountNumerator, amountDenominator }: KitchenLotColumns): Amount {
  return amount(amountNumerator, amountDenominator)
}
