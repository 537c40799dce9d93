import type { Amount } from './amount'
import { amount, amountOf, compare, dividedBy, times, toNumber } from './amount'
import { portionOf } from './portion'
import type { Quantity } from './quantity'
import { convert } from './quantity'
import { tidy } from './quantity-text'
import { unitOf } from './units'

/** What to put into the trolley. Example: `{ packs: 2, each: so(400, 'g'), unit: 'can' }`, or 3 lemons. */
export interface Purchase {
  /** What is bought altogether, at least what is lacking. */
  readonly quantity: Quantity
  /** When it comes in packs: how many, of what. */
  readonly packs?: { readonly count: number; readonly each: Quantity; readonly unit: string }
}

/** A size a food is sold in, learned from receipts and barcodes. Example: `so(1, 'l')` of milk. */
export type PackSize = Quantity

/**
 * What to buy so that nothing is lacking, in the packs the shop has: the fewest left over, then the fewest packs. Example:
 * 250 g of flour with packs of 1 kg is one pack; 2½ lemons are 3 lemons; 180 g of spinach
 * is one pack of 284 g.
 */
export function roundToPacks(
  lacking: Quantity,
  foodId?: string,
  learned: readonly PackSize[] = [],
): Purchase {
  const wanted = lacking.amount
  if (wanted.over <= 0) return { quantity: lacking }
  const packs = packsFor(lacking, foodId, learned)
  const best = packs.reduce<Chosen | undefined>(
    (chosen, pack) => better(chosen, choose(wanted, pack)),
    undefined,
  )
  if (!best) return { quantity: roundedUp(lacking) }
  const quantity = { amount: times(amount(best.count), best.pack.size), unit: lacking.unit }
  return {
    quantity: tidy(quantity),
    packs: { count: best.count, each: best.pack.each, unit: best.pack.unit },
  }
}

interface Pack {
  /** In the unit of what is lacking. */
  size: Amount
  each: Quantity
  unit: string
}

interface Chosen {
  pack: Pack
  count: number
  over: number
}

/** The units a food is sold in, the commonest first. Example: `soldAs[0]` is 'pack'. */
export const soldAs = [
  'pack',
  'bunch',
  'head',
  'can',
  'packet',
  'container',
  'bag',
  'carton',
  'block',
  'bottle',
  'jar',
  'box',
  'tub',
  'loaf',
] as const

function packsFor(lacking: Quantity, foodId: string | undefined, learned: readonly PackSize[]): Pack[] {
  const known = learned.length > 0 || foodId === undefined ? [] : usualPacks(foodId)
  return [...learned.map((each) => ({ each, unit: 'pack' })), ...known].flatMap(({ each, unit }): Pack[] => {
    const converted = each.amount.over > 0 ? convert(each, lacking.unit, foodId) : undefined
    return converted?.ok && converted.quantity.amount.over > 0
      ? [{ size: converted.quantity.amount, each, unit }]
      : []
  })
}

function usualPacks(foodId: string): { each: Quantity; unit: string }[] {
  const { grams } = portionOf(foodId)
  return soldAs.flatMap((unit) => {
    const weight = grams[unit]
    return weight ? [{ each: { amount: amountOf(weight), unit: 'g' }, unit }] : []
  })
}

function choose(wanted: Amount, pack: Pack): Chosen {
  const count = Math.max(1, ceiling(dividedBy(wanted, pack.size)))
  return { pack, count, over: count * toNumber(pack.size) - toNumber(wanted) }
}

function better(a: Chosen | undefined, b: Chosen): Chosen {
  if (!a) return b
  if (Math.abs(a.over - b.over) > 1e-9) return a.over < b.over ? a : b
  return a.count <= b.count ? a : b
}

// Nobody sells 2⅓ lemons or 183 g of ham.
function roundedUp({ amount: wanted, unit }: Quantity): Quantity {
  const kind = unitOf(unit)?.kind
  if (kind !== 'mass' && kind !== 'volume') return { amount: amount(ceiling(wanted)), unit }
  if (unit !== 'g' && unit !== 'ml') return tidy({ amount: wanted, unit })
  const step = compare(wanted, amount(500)) >= 0 ? 50 : compare(wanted, amount(50)) >= 0 ? 10 : 5
  return tidy({ amount: amount(ceiling(dividedBy(wanted, amount(step))) * step), unit })
}

function ceiling(of: Amount): number {
  return Math.ceil(of.over / of.under)
}
