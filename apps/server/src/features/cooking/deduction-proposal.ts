import type { CookingDish, ProposedDeduction, ProposedTake } from '@larder/contract/cooking'
import { filterLotsForEaters } from '@larder/kitchen/cooked-component/leftover-restrictions'
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
import { roundReadably } from '@larder/kitchen/quantity/readable-number'
import { unitIdOf } from '@larder/kitchen/quantity/units'
import type { RecipeLine } from '@larder/kitchen/recipe/recipe'
import { lineFoodName } from '@larder/kitchen/recipe-coverage/missing-lines'
import { deductDishes, type LotDeduction } from '@larder/kitchen/stock/deduct-dishes'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import { selectCookableLots } from '../../db/sql/inventory/lots'
import type { KitchenLotColumns } from '../../db/tables/inventory'
import type { Clock } from '../../time/clock'
import { findEaters } from '../diet/people'
import { toLot } from '../inventory/lots/lot-row'
import { findHouseholdContext } from '../inventory/views/household-context'
import { findSwapsFor } from '../recipes/matching/cached-swaps'
import { formatAmountAndName } from '../recipes/matching/substitute-text'
import { type DishWithRecipe, findDishRecipes } from './dish-recipes'

/** Proposes what dishes took from the stock; changes nothing. */
export async function proposeDeductions(
  db: Db,
  clock: Clock,
  { householdId }: Actor,
  dishes: readonly CookingDish[],
): Promise<ProposedDeduction[]> {
  const dishRecipes = await findDishRecipes(db, householdId, dishes)
  const [rows, { today }, eaters] = await Promise.all([
    selectCookableLots(db, householdId),
    findHouseholdContext(db, clock, householdId),
    findEaters(db, householdId),
  ])
  const view = { eaters, swaps: findSwapsFor(eaters) }
  const remainingStock = createRemainingStock(rows)
  const dishOf = new Map<RecipeLine, DishWithRecipe>()
  const cooked = dishRecipes.map((dish) => {
    // A copy of the lines per dish: the same recipe may be cooked twice.
    const lines = dish.recipe.lines.map((line) => ({ ...line }))
    for (const line of lines) dishOf.set(line, dish)
    return { recipe: { ...dish.recipe, lines }, servings: dish.servings }
  })
  return deductDishes(cooked, filterLotsForEaters(rows.map(toLot), eaters), today, view).flatMap(
    ({ line, draws, short, others }) => {
      const dish = dishOf.get(line)
      if (!dish || (draws.length === 0 && others.length === 0 && !short)) return []
      const { recipeId, servings, recipe } = dish
      return [
        {
          recipeId,
          line: scaleIngredient(line, amount(servings, recipe.servings)),
          ...(line.foodId !== undefined && { foodId: line.foodId }),
          takes: draws.flatMap(remainingStock.take),
          ...(short && { short: formatAmountAndName(short, ingredientNameOf(line)) }),
          others: others.flatMap(remainingStock.look),
        },
      ]
    },
  )
}

/** Returns the name as the recipe writes it. */
function ingredientNameOf(line: RecipeLine): string {
  return parseIngredient(line.text).label || lineFoodName(line)
}

function createRemainingStock(rows: readonly KitchenLotColumns[]) {
  const byId = new Map(rows.map((row) => [row.id, { row, left: heldAmount(row), exactly: heldAmount(row) }]))
  const toProposedTake = (row: KitchenLotColumns, taken: string, about: boolean): ProposedTake => ({
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
    take({ lotId, amount: exactAmount, about }: LotDeduction): ProposedTake[] {
      const entry = byId.get(lotId)
      if (!entry) return []
      entry.exactly = minus(entry.exactly, exactAmount)
      // An emptied lot is used up entirely, even if amounts were rounded.
      const takenAmount =
        entry.exactly.numerator <= 0
          ? entry.left
          : smallerAmount(roundForDisplay(exactAmount, entry.row), entry.left)
      entry.left = minus(entry.left, takenAmount)
      return [toProposedTake(entry.row, amountText(takenAmount), about)]
    },
    look(id: number): ProposedTake[] {
      const entry = byId.get(id)
      return entry ? [toProposedTake(entry.row, '0', false)] : []
    },
  }
}

const maxTextLength = 4

/** Rounds to a readable amount: '62.5', '1/3', and 120 ml for 118.294118. */
function roundForDisplay(exact: Amount, { unit, foodId }: KitchenLotColumns): Amount {
  if (amountText(exact).length <= maxTextLength) return exact
  const rounded = roundReadably({ amount: exact, unit: unitIdOf(unit) }, foodId ?? undefined).amount
  return compare(rounded, amount(0)) > 0 ? rounded : exact
}

function heldAmount({ amountNumerator, amountDenominator }: KitchenLotColumns): Amount {
  return amount(amountNumerator, amountDenominator)
}
