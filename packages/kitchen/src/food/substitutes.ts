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
import { convert, gramsOf, scaleQuantity } from '../quantity/quantity'
import type { Lot } from '../stock/lot'
import { foodById } from './food'

/** One food of what is taken instead. Example: `{ foodId: 'lemon-juice', ratio: 0.06 }` is 6 g for every 100 g replaced. */
export interface SubstitutePart {
  readonly foodId: string
  /** Grams for each gram of what it replaces. */
  readonly ratio: number
}

/** What can stand in for a food. Example: milk with a little lemon juice for buttermilk: 'thinner, just as tangy'. */
export interface Substitute {
  readonly parts: readonly SubstitutePart[]
  /** What the cook will notice or must do. */
  readonly changes: string
  /** Whether every part is in stock and still good. */
  readonly inStock: boolean
}

/** Who eats and what is there. Example: `{ eaters: [mia], lots, today: '2026-11-15' }`. */
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
 * What can stand in for a food, safe for everyone at the table: first the same thing under another name, then what changes the
 * dish, and of both what is in stock first. Example: `substitutesFor('buttermilk', { lots, today })` begins with milk and lemon
 * juice when both are there, `substitutesFor('cumin')` with cumin seeds.
 */
export function substitutesFor(foodId: string, ask: SubstituteQuery = {}): Substitute[] {
  const same = coveringFor(foodId, ask)
  const named = new Set(same.flatMap(({ parts }) => parts.map((part) => part.foodId)))
  const other = changesFor(foodId, ask).filter(
    ({ parts }) => parts.length > 1 || !parts.some((part) => named.has(part.foodId)),
  )
  return [...same, ...other].sort((a, b) => Number(b.inStock) - Number(a.inStock))
}

/** So many that are not in the house are worth naming. */
const mostNamed = 3

function coveringFor(foodId: string, { eaters = [], lots = [], today }: SubstituteQuery): Substitute[] {
  const held = heldFoods(lots, today)
  const all = linksTo(foodId)
    .filter((link) => suits(link.from, eaters) && linksAllowedFor(eaters)(link))
    .map((link) => ({
      parts: [{ foodId: link.from, ratio: link.grams }],
      changes: coveringNote(link),
      inStock: held.has(link.from),
    }))
  const lacking = all.filter(({ inStock }) => !inStock).slice(0, mostNamed)
  return all.filter((one) => one.inStock || lacking.includes(one))
}

function changesFor(foodId: string, { eaters = [], lots = [], today }: SubstituteQuery): Substitute[] {
  const held = heldFoods(lots, today)
  return (table().get(foodId) ?? [])
    .filter(({ parts }) => parts.every((part) => suits(part.foodId, eaters)))
    .map(({ parts, changes }) => ({ parts, changes, inStock: parts.every((part) => held.has(part.foodId)) }))
    .sort((a, b) => Number(b.inStock) - Number(a.inStock))
}

function heldFoods(lots: readonly Lot[], today: Day | undefined): ReadonlySet<string | undefined> {
  return new Set(lots.filter((lot) => isUsable(lot, today)).map((lot) => lot.foodId))
}

/**
 * The substitutes that may be counted on without asking the cook, beside what covers the food by another name: meat stands in for meat only, and poultry for poultry only,
 * because raw chicken in the place of prawns is another dish, and in a ceviche a danger. What does only for one use ('In cakes: …')
 * or only to save carbohydrates is left to the cook, who knows the dish: apple sauce is no egg in a custard, cauliflower no potato in a
 * tortilla. Example: `standInsFor('shrimp')` has no chicken breast, `substitutesFor('shrimp')` offers it.
 */
export function automaticSubstitutesFor(foodId: string, ask: SubstituteQuery = {}): Substitute[] {
  const replaced = traitsOf(foodId)
  const savesCarbs = (ask.eaters ?? []).some(({ diets }) => diets.some((diet) => fewCarbs.has(diet)))
  return changesFor(foodId, ask).filter(
    ({ parts, changes }) =>
      !oneUse.test(changes) &&
      (savesCarbs || !/\bcarbs\b/.test(changes)) &&
      parts.every((part) => {
        const { isMeat, isPoultry } = traitsOf(part.foodId)
        return (!isMeat || replaced.isMeat) && (!isPoultry || replaced.isPoultry)
      }),
  )
}

const oneUse = /^(?:In|For|Only)\b/
const fewCarbs: ReadonlySet<string> = new Set(['keto', 'low-carb'])

function traitsOf(foodId: string): { isMeat: boolean; isPoultry: boolean } {
  const traits = foodById(foodId)?.traits ?? []
  const isMeat = traits.includes('meat')
  return { isMeat, isPoultry: isMeat && !traits.includes('red-meat') }
}

/** How many substitutions we know. Example: `substituteCount() >= 250`. */
export function substituteCount(): number {
  let count = 0
  for (const known of table().values()) count += known.length
  return count
}

/**
 * How much of a part to take for so much of the food it replaces, in the same unit where that can be, otherwise in grams.
 * Example: for 1 cup of buttermilk, about 0.95 cup of milk; of a food nobody has weighed, nothing is known.
 */
export function substituteAmount(
  quantity: Quantity,
  foodId: string,
  part: SubstitutePart,
): Quantity | undefined {
  const grams = gramsOf(quantity, foodId)
  if (grams === undefined) return undefined
  const needed = { amount: amountOf(grams), unit: 'g' }
  const by = scaleQuantity(needed, amountOf(part.ratio))
  const pieces = piecesFor(by, foodId, part.foodId)
  if (pieces) return pieces
  const same = convert(by, quantity.unit, part.foodId)
  return same.ok ? same.quantity : by
}

// Zest is grated from lemons, not from spoonfuls of lemon.
function piecesFor(by: Quantity, foodId: string, from: string): Quantity | undefined {
  const link = linksTo(foodId).find((one) => one.from === from)
  if (link?.how !== 'made' || link.grams === 1) return undefined
  const pieces = ['piece', 'cube'].map((unit) => convert(by, unit, from)).find(({ ok }) => ok)
  return pieces?.ok ? pieces.quantity : by
}

// Only what someone strictly avoids or follows counts; a mere dislike may be swapped in with a warning elsewhere.
function suits(foodId: string, eaters: readonly Eater[]): boolean {
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
