import type { Day } from '../date/day'
import type { Eater } from '../diet/eater'
import { isUnsafe } from '../expiry/freshness'
import { linksAllowedFor } from '../food-graph/food-link'
import { linksTo } from '../food-graph/links'
import { createSharedPieces } from '../food-graph/shared-pieces'
import { servingsOf } from '../meal-plan/dish-needs'
import { unlistedStaples } from '../meal-plan/meal-needs'
import { type Amount, amountOf, dividedBy, minus, times } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import { isVague } from '../recipe-coverage/comparable-measure'
import type { Swaps } from '../recipe-coverage/line-coverage'
import type { Lot } from './lot'
import { amountHeld, withAmount } from './stock'
import { compareByExpiry, type TakeAcrossResult, takeAcross } from './take-across'
import { takeEquivalent } from './take-equivalent'
import { takeSubstitute } from './take-substitute'

/**
 * The amount that one line takes from one lot, in the lot's own unit.
 * Example: `{ lotId: 4, amount: amount(300), about: false }`.
 */
export interface LotDeduction {
  readonly lotId: number
  readonly amount: Amount
  /** A density or a usual piece weight was used. */
  readonly about: boolean
}

/** A line of a dish with the lots it is taken from. Example: '500 g flour' from two bags, the opened one first. */
export interface Deduction {
  readonly line: RecipeLine
  readonly draws: readonly LotDeduction[]
  /** The part that is not in stock, in the line's unit. */
  readonly short?: Quantity
  /** Lots of the same food or an equivalent that were not used, the one to finish first in front. */
  readonly others: readonly number[]
}

/** A dish cooked for a number of servings. Example: `{ recipe, servings: 4 }`. */
export interface CookedDish {
  readonly recipe: Recipe
  readonly servings: number
}

/** The eaters, and the allowed substitutes. Example: `{ eaters: [mia] }`. */
export interface DeductionContext {
  readonly eaters?: readonly Eater[]
  readonly swaps?: Swaps
}

/**
 * Deducts dishes from the stock, line by line, oldest lots first; lines and dishes share one stock. A shortfall is
 * taken from equivalents (lemon juice takes lemons) and, after all lines, from substitutes. Foods that every house has,
 * a pinch and optional lines take nothing by default.
 * Example: 750 g of flour with 500 g held takes those and is short of 250 g.
 */
export function deductDishes(
  dishes: readonly CookedDish[],
  lots: readonly Lot[],
  today: Day,
  { eaters, swaps }: DeductionContext = {},
): Deduction[] {
  const isAllowed = linksAllowedFor(eaters)
  const pieces = createSharedPieces()
  const shelves = new Map(lots.map((lot) => [lot.id, lot]))
  const taken = dishes.flatMap(({ recipe, servings }) => {
    const scale = dividedBy(amountOf(servings), amountOf(servingsOf(recipe)))
    return recipe.lines.flatMap((line): Deduction[] => {
      const { foodId, quantity } = line
      if (foodId === undefined || unlistedStaples.includes(foodId)) return []
      const usable = [...shelves.values()].filter(
        (lot) => amountHeld(lot).numerator > 0 && !isUnsafe(lot, today),
      )
      const ours = usable.filter((lot) => lot.foodId === foodId)
      const measured = quantity && !isVague(quantity.unit) && !line.optional
      const need = measured ? { amount: times(quantity.amount, scale), unit: quantity.unit } : undefined
      const taken = need && takeAcross(ours, foodId, need, { today, kind: 'cooked' })
      const draws = recordDeductions(taken, shelves)
      let short = taken?.missing
      const covering: Lot[] = []
      for (const link of short || ours.length === 0 ? linksTo(foodId).filter(isAllowed) : []) {
        const theirs = usable.filter((lot) => lot.foodId === link.from)
        covering.push(...theirs)
        if (!short || theirs.length === 0) continue
        const lent = takeEquivalent(theirs, link, short, { pieces, today })
        draws.push(...recordDeductions(lent.drawn, shelves))
        short = lent.short
      }
      const drawn = new Set(draws.map(({ lotId }) => lotId))
      const others = [...ours.sort(compareByExpiry), ...covering].filter(({ id }) => !drawn.has(id))
      return [
        {
          line,
          draws,
          ...(short ? { short } : {}),
          others: others.map(({ id }) => id),
        },
      ]
    })
  })
  return swaps ? taken.map((one) => addSubstitute(one, { shelves, today, swaps })) : taken
}

interface Shelves {
  readonly shelves: Map<number, Lot>
  readonly today: Day
  readonly swaps: Swaps
}

function addSubstitute(deduction: Deduction, { shelves, today, swaps }: Shelves): Deduction {
  const { short, ...known } = deduction
  const { foodId } = known.line
  if (!short || foodId === undefined) return deduction
  const drawn = takeSubstitute({ foodId, short, lots: [...shelves.values()], today }, swaps)
  if (!drawn) return deduction
  return { ...known, draws: [...known.draws, ...drawn.flatMap((one) => recordDeductions(one, shelves))] }
}

function recordDeductions(taken: TakeAcrossResult | undefined, shelves: Map<number, Lot>): LotDeduction[] {
  return (taken?.bookings ?? []).flatMap(({ lotId, before, after }): LotDeduction[] => {
    if (!before || !after) return []
    shelves.set(lotId, withAmount(before, amountHeld(after)))
    const amount = minus(amountHeld(before), amountHeld(after))
    return [{ lotId, amount, about: taken?.about ?? false }]
  })
}
