import { recognisedFoodTable } from '../data/foods/recognised-foods'
import { lazyValue, parseRows } from '../fact-table'
import { foodById } from '../food/food'
import type { Amount } from '../quantity/amount'
import { amount, amountText, compare, one, parseAmountText, times } from '../quantity/amount'
import { portionOf } from '../quantity/portion'
import { unitById } from '../quantity/units'
import { sellingUnits } from '../shopping/selling-units'

/** The meaning of a recogniser's label. Example: of 'spinach' the food spinach, and 1 bunch of it. */
export interface RecognisedFood {
  readonly label: string
  /** Absent if only the name is known. */
  readonly foodId?: string
  readonly name: string
  /** Its plural name. */
  readonly many: string
  readonly amount: Amount
  readonly unit: string
}

const table = lazyValue(() => {
  const foods = parseRows(recognisedFoodTable).map(
    ([label = '', foodId, name = label, many = name, usual = '1', unit = '']): RecognisedFood => ({
      label,
      ...(foodId ? { foodId } : {}),
      name,
      many,
      amount: parseAmountText(usual) ?? one,
      unit,
    }),
  )
  // Of two labels for one food the first represents it: pasta before spaghetti.
  const byFood = new Map(foods.toReversed().flatMap((food) => (food.foodId ? [[food.foodId, food]] : [])))
  return { byLabel: new Map(foods.map((food) => [food.label, food])), byFood }
})

/** Returns the meaning of a label, or undefined if it is no food. Example: `findRecognisedFood('_background')` is undefined. */
export function findRecognisedFood(label: string): RecognisedFood | undefined {
  return table().byLabel.get(label)
}

/** Returns the label of a food, or undefined if the recogniser does not know it. Example: `labelOfFood('whole-milk')` is 'milk'. */
export function labelOfFood(foodId: string): string | undefined {
  return table().byFood.get(foodId)?.label
}

/** An item as written into a list. Example: `{ name: 'Apples', amount: '3', unit: '' }`. */
export interface ListedAmount {
  readonly name: string
  readonly amount: string
  readonly unit: string
}

/**
 * Returns a recognised food as a list item, with the counted pieces if there are any.
 * Example: `toListedAmount(apple, 3)` is 3 Apples, `toListedAmount(milk)` 1 l of Milk; grapes are weighed, however many
 * there are.
 */
export function toListedAmount(food: RecognisedFood, count?: number): ListedAmount {
  const { name, many, unit } = food
  const counted = count !== undefined && Number.isInteger(count) && count > 0 ? amount(count) : undefined
  const isCounted = unit === ''
  const amountHeld = isCounted ? (counted ?? food.amount) : timesPacks(food, counted ?? one)
  const isMany = compare(amountHeld, one) > 0
  return {
    name: isCounted && isMany ? many : name,
    amount: amountText(amountHeld),
    unit: unitText(unit, isMany),
  }
}

/**
 * Returns the usual amount of one of a food, as shops sell it.
 * Example: `usualAmount('whole-milk')` is 1 l, of spinach 1 bunch, and of what nobody has weighed 1 without a unit.
 */
export function usualAmount(foodId: string | undefined, count = 1): Omit<ListedAmount, 'name'> {
  const seen = foodId === undefined ? undefined : table().byFood.get(foodId)
  const { grams } = portionOf(foodId ?? '')
  const unit = seen?.unit ?? (grams.piece ? '' : (sellingUnits.find((pack) => grams[pack]) ?? ''))
  const amountHeld = times(seen?.amount ?? one, amount(Math.max(1, Math.round(count))))
  return { amount: amountText(amountHeld), unit: unitText(unit, compare(amountHeld, one) > 0) }
}

/** Returns the display name of a food. Example: `nameOfFood('whole-milk')` is 'Milk', `nameOfFood('cod')` 'Cod'. */
export function nameOfFood(foodId: string): string {
  const seen = table().byFood.get(foodId)
  if (seen) return seen.name
  const name = foodById(foodId)?.name ?? foodId
  return name.charAt(0).toUpperCase() + name.slice(1)
}

// A heap is no number of packs.
function timesPacks({ amount: usual, unit }: RecognisedFood, packs: Amount): Amount {
  return unitById(unit)?.kind === 'mass' ? usual : times(usual, packs)
}

function unitText(unit: string, isMany: boolean): string {
  const known = unitById(unit)
  return (isMany ? known?.many : known?.one) ?? unit
}
