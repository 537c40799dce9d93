import { substituteTable } from '../data/foods/substitutes'
import type { Day } from '../date/day'
import { allergenVerdict } from '../diet/allergen-verdict'
import { foodFitsDiet } from '../diet/diet-verdict'
import type { Eater } from '../diet/eater'
import { isUnsafe } from '../expiry/freshness'
import { lazyValue, parseRows } from '../fact-table'
import { linksAllowedFor } from '../food-graph/food-link'
import { coveringNote } from '../food-graph/food-link-text'
import { linksTo } from '../food-graph/links'
import { amountOf } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { convert, scaleQuantity, soldGramsOf } from '../quantity/quantity'
import type { Lot } from '../stock/lot'
import { foodById } from './food'

/** One food of a substitute. Example: `{ foodId: 'lemon-juice', ratio: 0.06 }` is 6 g for every 100 g replaced. */
export interface SubstitutePart {
  readonly foodId: string
  /** Grams for each gram of the replaced food. */
  readonly ratio: number
}

/** A substitute for a food. Example: milk with a little lemon juice for buttermilk: 'thinner, just as tangy'. */
export interface Substitute {
  readonly parts: readonly SubstitutePart[]
  /** What the cook will notice or has to do. */
  readonly changes: string
  /** Whether every part is in stock and still good. */
  readonly inStock: boolean
}

/** The eaters and the stock. Example: `{ eaters: [mia], lots, today: '2026-11-15' }`. */
export interface SubstituteQuery {
  readonly eaters?: readonly Eater[]
  readonly lots?: readonly Lot[]
  readonly today?: Day
}

const table = lazyValue(() => {
  const byFood = new Map<string, { parts: SubstitutePart[]; changes: string }[]>()
  for (const [foodId = '', instead = '', changes = ''] of parseRows(substituteTable)) {
    const parts = instead.split('+').map((part) => {
      const [id = '', ratio = '1'] = part.split(':')
      return { foodId: id, ratio: Number(ratio) }
    })
    const known = byFood.get(foodId)
    if (known) known.push({ parts, changes })
    else byFood.set(foodId, [{ parts, changes }])
  }
  return byFood
})

/**
 * Returns the substitutes for a food that are safe for all eaters: foods that cover it first, then those that change the dish,
 * and within both those in stock first. Example: `substitutesFor('buttermilk', { lots, today })` begins with milk and lemon
 * juice when both are there, `substitutesFor('cumin')` with cumin seeds.
 */
export function substitutesFor(foodId: string, query: SubstituteQuery = {}): Substitute[] {
  const covering = findCovering(foodId, query)
  const coveringIds = new Set(covering.flatMap(({ parts }) => parts.map((part) => part.foodId)))
  const changing = findSubstitutes(foodId, query).filter(
    ({ parts }) => parts.length > 1 || !parts.some((part) => coveringIds.has(part.foodId)),
  )
  return [...covering, ...changing].sort((a, b) => Number(b.inStock) - Number(a.inStock))
}

/** Maximum number of covering foods listed that are not in stock. */
const maxUnstocked = 3

function findCovering(foodId: string, { eaters = [], lots = [], today }: SubstituteQuery): Substitute[] {
  const stockedIds = findStockedFoods(lots, today)
  const all = linksTo(foodId)
    .filter((link) => suitsEaters(link.from, eaters) && linksAllowedFor(eaters)(link))
    .map((link) => ({
      parts: [{ foodId: link.from, ratio: link.grams }],
      changes: coveringNote(link),
      inStock: stockedIds.has(link.from),
    }))
  const unstocked = all.filter(({ inStock }) => !inStock).slice(0, maxUnstocked)
  return all.filter((one) => one.inStock || unstocked.includes(one))
}

function findSubstitutes(foodId: string, { eaters = [], lots = [], today }: SubstituteQuery): Substitute[] {
  const stockedIds = findStockedFoods(lots, today)
  return (table().get(foodId) ?? [])
    .filter(({ parts }) => parts.every((part) => suitsEaters(part.foodId, eaters)))
    .map(({ parts, changes }) => ({
      parts,
      changes,
      inStock: parts.every((part) => stockedIds.has(part.foodId)),
    }))
    .sort((a, b) => Number(b.inStock) - Number(a.inStock))
}

function findStockedFoods(lots: readonly Lot[], today: Day | undefined): ReadonlySet<string | undefined> {
  return new Set(lots.filter((lot) => isUsable(lot, today)).map((lot) => lot.foodId))
}

/**
 * Returns the substitutes that may be used without asking the cook, in addition to foods that cover it. Meat replaces only meat, and
 * poultry only poultry, because raw chicken instead of prawns is another dish, and in a ceviche a danger. A substitute for one
 * use only ('In cakes: …') or only to save carbohydrates is left to the cook: apple sauce does not replace egg in a custard,
 * nor cauliflower potato in a tortilla. Example: `automaticSubstitutesFor('shrimp')` has no chicken breast,
 * `substitutesFor('shrimp')` offers it.
 */
export function automaticSubstitutesFor(foodId: string, query: SubstituteQuery = {}): Substitute[] {
  const replaced = traitsOf(foodId)
  const savesCarbs = (query.eaters ?? []).some(({ diets }) => diets.some((diet) => lowCarbDiets.has(diet)))
  return findSubstitutes(foodId, query).filter(
    ({ parts, changes }) =>
      !singleUsePattern.test(changes) &&
      (savesCarbs || !/\bcarbs\b/.test(changes)) &&
      parts.every((part) => {
        const { isMeat, isPoultry } = traitsOf(part.foodId)
        return (!isMeat || replaced.isMeat) && (!isPoultry || replaced.isPoultry)
      }),
  )
}

const singleUsePattern = /^(?:In|For|Only)\b/
const lowCarbDiets: ReadonlySet<string> = new Set(['keto', 'low-carb'])

function traitsOf(foodId: string): { isMeat: boolean; isPoultry: boolean } {
  const traits = foodById(foodId)?.traits ?? []
  const isMeat = traits.includes('meat')
  return { isMeat, isPoultry: isMeat && !traits.includes('red-meat') }
}

/** Returns the number of known substitutions. Example: `substituteCount() >= 250`. */
export function substituteCount(): number {
  let count = 0
  for (const known of table().values()) count += known.length
  return count
}

/**
 * Returns the amount of a substitute part for an amount of the replaced food, in the same unit if possible, otherwise in grams.
 * Example: for 1 cup of buttermilk, about 0.95 cup of milk; undefined for a food without a known weight.
 */
export function substituteAmount(
  quantity: Quantity,
  foodId: string,
  part: SubstitutePart,
): Quantity | undefined {
  const grams = soldGramsOf(quantity, foodId)
  if (grams === undefined) return undefined
  const needed = { amount: amountOf(grams), unit: 'g' }
  const weight = scaleQuantity(needed, amountOf(part.ratio))
  const pieces = toPieces(weight, foodId, part.foodId)
  if (pieces) return pieces
  const covering = convert(weight, quantity.unit, part.foodId)
  return covering.ok ? covering.quantity : weight
}

// Zest is measured in lemons, not in spoonfuls of lemon.
function toPieces(weight: Quantity, foodId: string, from: string): Quantity | undefined {
  const link = linksTo(foodId).find((one) => one.from === from)
  if (link?.how !== 'made' || link.grams === 1) return undefined
  const pieces = ['piece', 'cube'].map((unit) => convert(weight, unit, from)).find(({ ok }) => ok)
  return pieces?.ok ? pieces.quantity : weight
}

// Checks only strict avoidances and diets; a dislike is handled elsewhere with a warning.
function suitsEaters(foodId: string, eaters: readonly Eater[]): boolean {
  const line = { text: foodById(foodId)?.name ?? foodId, foodId }
  return eaters.every(
    ({ avoids, diets }) =>
      avoids.every(
        ({ allergen, severity }) =>
          severity === 'low' || allergenVerdict(allergen, [line]).answer === 'none found',
      ) && diets.every((diet) => foodFitsDiet(foodId, diet).answer === 'fits'),
  )
}

function isUsable(lot: Lot, today: Day | undefined): boolean {
  return lot.quantity.amount.numerator > 0 && !(today !== undefined && isUnsafe(lot, today))
}
