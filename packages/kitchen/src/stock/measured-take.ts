import type { Amount } from '../quantity/amount'
import { amountOf, amountText, compare, parseAmountText, times, zero } from '../quantity/amount'
import { type ConvertUnits, convertExactly, type Quantity } from '../quantity/convert-exactly'
import { parseUnit, unitById } from '../quantity/units'
import type { StockItem, TakeResult } from './stock'
import { amountHeld, takeFromStock, takeTitles } from './stock'

/**
 * An item whose food may have a known piece weight.
 * Example: `{ name: 'Flour', amount: '0.75', unit: 'kg', foodId: 'flour' }`.
 */
export interface MeasuredItem extends StockItem {
  readonly foodId?: string | undefined
}

/**
 * Takes an amount in a named unit, the item's own or another that measures it; it need not be whole. `convertExactly`
 * is enough between the units of one kind, `convert` knows what a piece weighs.
 * Example: `takeMeasured(flour, '250', 'g', convertExactly)` of 0.75 kg leaves 0.5 kg.
 */
export function takeMeasured<Item extends MeasuredItem>(
  item: Item,
  howMuch: string | number,
  unit: string,
  convertUnits: ConvertUnits,
): TakeResult<Item> {
  const wanted = typeof howMuch === 'number' ? amountOf(howMuch) : parseAmountText(howMuch)
  const inOwn = wanted && inUnitOf(item, { amount: wanted, unit }, convertUnits)
  if (!inOwn) {
    const message = 'Please enter a valid positive number.'
    return { ok: false, reason: 'invalid-amount', title: takeTitles['invalid-amount'], message }
  }
  return takeFromStock(item, inOwn, 'any')
}

function inUnitOf(
  { unit: own, foodId }: MeasuredItem,
  { amount: wanted, unit }: Quantity,
  convertUnits: ConvertUnits,
): Amount | undefined {
  if (own.trim() === unit.trim()) return wanted
  const [from, to] = [parseUnit(unit || 'piece')?.id, parseUnit(own || 'piece')?.id]
  if (from === undefined || to === undefined) return undefined
  const converted = convertUnits({ amount: wanted, unit: from }, to, foodId)
  return converted.ok ? converted.quantity.amount : undefined
}

/** Returns the units in which an amount of an item can be taken, its own first. Example: of flour in kg, 'kg' and 'g'. */
export function unitsToTake({ unit }: StockItem): string[] {
  const own = parseUnit(unit)
  const smaller = own ? smallerUnits[own.id] : undefined
  return [unit, ...(smaller === undefined ? [] : [unitById(smaller)?.many ?? smaller])]
}

const smallerUnits: Readonly<Record<string, string>> = {
  kg: 'g',
  lb: 'oz',
  l: 'ml',
  dl: 'ml',
  cl: 'ml',
  gallon: 'cup',
  quart: 'cup',
  pint: 'cup',
  cup: 'tbsp',
}

/** An amount to take with one press. Example: `{ label: '100 g', amount: '100', unit: 'g' }`. */
export interface QuickAmount {
  readonly label: string
  readonly amount: string
  readonly unit: string
}

const steps: Readonly<Record<string, { readonly unit: string; readonly many: readonly number[] }>> = {
  g: { unit: 'g', many: [50, 100, 250] },
  kg: { unit: 'g', many: [50, 100, 250] },
  ml: { unit: 'ml', many: [50, 100, 250] },
  cl: { unit: 'ml', many: [50, 100, 250] },
  dl: { unit: 'ml', many: [50, 100, 250] },
  l: { unit: 'ml', many: [50, 100, 250] },
  oz: { unit: 'oz', many: [1, 4] },
  lb: { unit: 'oz', many: [1, 4] },
}
const parts = [
  { label: 'A quarter', part: { numerator: 1, denominator: 4 } },
  { label: 'Half', part: { numerator: 1, denominator: 2 } },
] as const

/**
 * Returns usual amounts to take of an item, less than all of it: round amounts in a fitting unit, and a quarter or a
 * half of the stock. For counted items a part is offered if it is a whole number, or if only one is left.
 * Example: of
 * 0.75 kg flour, 50 g, 100 g, 250 g, 'A quarter' and 'Half'.
 */
export function quickAmounts(item: MeasuredItem): QuickAmount[] {
  const held = amountHeld(item)
  if (compare(held, zero) <= 0) return []
  const own = parseUnit(item.unit || 'piece')
  const round = own ? steps[own.id] : undefined
  const amounts = (round?.many ?? []).flatMap((many): QuickAmount[] => {
    const taken = takeMeasured(item, many, round?.unit ?? '', convertExactly)
    const isLess = taken.ok && compare(taken.taken, held) < 0
    return isLess ? [{ label: `${many} ${round?.unit}`, amount: String(many), unit: round?.unit ?? '' }] : []
  })
  const isCounted = own === undefined || own.kind === 'count' || own.kind === 'pack'
  const shares = parts.flatMap(({ label, part }): QuickAmount[] => {
    const some = times(held, part)
    const isWhole = some.denominator === 1
    if (isCounted && !isWhole && compare(held, { numerator: 1, denominator: 1 }) > 0) return []
    return [{ label, amount: amountText(some), unit: item.unit }]
  })
  return [...amounts, ...shares]
}
