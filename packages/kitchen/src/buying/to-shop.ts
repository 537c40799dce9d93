import { amount, compare, isZero, plus, times, toNumber, zero } from '../amount'
import type { Day } from '../day'
import type { Eater } from '../eater'
import { isUnsafe } from '../freshness'
import type { Lot } from '../lot'
import { spoilsSoon } from '../planning/packs'
import type { Quantity } from '../quantity'
import { convert } from '../quantity'
import { mergeNeeds, type Need, type Shortfall, shortfall } from '../shopping'
import { unitOf } from '../units'
import { isForgivable } from './forgivable'
import { type Purchase, purchaseFor, type ShopView } from './purchase'

/** One line of a shopping list that can be bought, or looked after. Example: 500 g mince, which leaves 70 g. */
export interface ToShop extends Shortfall {
  /** Exactly what is lacking, before it became something a shop sells. */
  readonly lacking?: Quantity
  /**
   * Nothing to buy: this is in the house, and nobody knows whether it is enough. Example: 1 bottle, where 300 ml of oil are
   * needed and nobody said how large the bottle is.
   */
  readonly check?: Quantity
  /** What the packs leave over, where that is worth a word. Example: 70 g of mince. */
  readonly leaves?: Quantity
  /** The packs, where the line does not say them. Example: one bag of 500 g, of which 250 g are needed. */
  readonly pack?: Purchase['pack']
}

/** Which shops, and who eats: what they may not eat covers nothing by another name. Example: `{ shops: 'us', eaters }`. */
export interface ShoppingView extends ShopView {
  readonly eaters?: readonly Eater[]
}

/** What is left over of something bought, for a plan that wants to use it. Example: 250 ml of cream. */
export interface LeftOver {
  readonly foodId: string
  readonly quantity: Quantity
  /** It does not keep for a fortnight. */
  readonly spoils: boolean
}

/**
 * What to shop for: all needs together less the stock, in amounts that shops sell. What nobody would shop for is forgotten, and
 * what is there in an unknown amount is to be checked, never bought again. Example: with '1 bottle' of olive oil and 280 ml
 * needed it is `{ name: 'olive oil', check: 1 bottle }`.
 */
export function toShop(
  needs: readonly Need[],
  lots: readonly Lot[],
  today: Day,
  view: ShoppingView = {},
): ToShop[] {
  const good = lots.filter((lot) => !isUnsafe(lot, today) && lot.quantity.amount.over > 0)
  const all = new Map(mergeNeeds(needs).map((need) => [keyOf(need), need]))
  const unsure = unsureLots(good, all)
  const lacking = new Map(shortfall(needs, good, today, view.eaters).map((short) => [keyOf(short), short]))
  const sure = shortfall(
    needs,
    good.filter((lot) => !unsure.has(lot)),
    today,
    view.eaters,
  )
  return sure.flatMap((short): ToShop[] => {
    const own = [...unsure].filter((lot) => isSame(lot, short))
    const still = lacking.get(keyOf(short))
    const standing = own.length === 0 ? 'lacks' : standingOf(short, own)
    if (standing === 'there') return []
    if (standing === 'unsure') return [checkLine(short, own)]
    if (!still) return []
    const needed = all.get(keyOf(still))?.quantity
    if (still.quantity && needed && isForgivable(still.quantity, needed, still.foodId)) return []
    return [boughtLine(still, view)]
  })
}

/**
 * What the shopping leaves over, so that a plan can use it: most of all what spoils. Example: for 250 ml of the 500 ml cream
 * that was bought, `[{ foodId: 'heavy-cream', quantity: so(250, 'ml'), spoils: true }]`.
 */
export function leavesOver(
  needs: readonly Need[],
  lots: readonly Lot[],
  today: Day,
  view: ShoppingView = {},
): LeftOver[] {
  return toShop(needs, lots, today, view).flatMap(({ foodId, lacking, check }): LeftOver[] => {
    if (foodId === undefined || !lacking || check) return []
    const { over } = purchaseFor(lacking, foodId, view)
    return over && !isZero(over.amount) ? [{ foodId, quantity: over, spoils: spoilsSoon(foodId) }] : []
  })
}

/** Containers that come in many sizes; a can or a block is as large as any other. */
const variable: ReadonlySet<string> = new Set(
  'bottle jar bag pack packet carton box tube tub container tray roll'.split(' '),
)

// A lot whose amount is a guess where it is compared with what is needed, or that cannot be compared at all.
function unsureLots(lots: readonly Lot[], all: ReadonlyMap<string, Shortfall>): Set<Lot> {
  const needs = [...all.values()]
  return new Set(
    lots.filter((lot) =>
      needs.some(({ quantity, ...need }) => {
        if (!quantity || !isSame(lot, need)) return false
        const there = convert(lot.quantity, quantity.unit, lot.foodId)
        if (!there.ok) return unitOf(quantity.unit)?.kind !== 'vague'
        return there.assumed === true && variable.has(lot.quantity.unit)
      }),
    ),
  )
}

/** From which part of a pack of unknown size on somebody should look; of an opened one sooner. */
const lookFrom = { sealed: 0.5, opened: 0.25 } as const
/** A pack may be twice the usual size; what is needed beyond that must be bought in any case. */
const atMost = 2

function standingOf({ quantity, foodId }: Shortfall, own: readonly Lot[]): 'there' | 'unsure' | 'lacks' {
  if (!quantity) return 'there'
  let held = zero
  let isMeasured = true
  for (const lot of own) {
    const there = convert(lot.quantity, quantity.unit, foodId)
    if (there.ok) held = plus(held, there.quantity.amount)
    else isMeasured = false
  }
  if (!isMeasured) return 'unsure'
  const part = toNumber(quantity.amount) / toNumber(held)
  const from = own.some(({ openedOn }) => openedOn !== undefined) ? lookFrom.opened : lookFrom.sealed
  return part <= from ? 'there' : part <= atMost ? 'unsure' : 'lacks'
}

function checkLine({ quantity, ...short }: Shortfall, own: readonly Lot[]): ToShop {
  const [first] = own
  const check = own.reduce<Quantity | undefined>((sum, { quantity: held }) => {
    if (!sum) return held
    const more = convert(held, sum.unit, first?.foodId)
    return more.ok ? { amount: plus(sum.amount, more.quantity.amount), unit: sum.unit } : sum
  }, undefined)
  return { ...short, ...(quantity && { lacking: quantity }), ...(check && { check }) }
}

/** Less than this part of what was bought is no leftover worth a word. */
const leastLeft = 0.15

function boughtLine(short: Shortfall, view: ShopView): ToShop {
  const { quantity: lacking, foodId } = short
  if (!lacking) return short
  const { quantity, over, pack } = purchaseFor(lacking, foodId, view)
  const said = pack && convert(quantity, pack.size.unit, foodId)
  // 'leaves 38 g of cumin' is no news, 'a bag of 500 g leaves 250 g' is.
  const isPart =
    pack && said?.ok && compare(said.quantity.amount, times(pack.size.amount, amount(pack.count))) < 0
  const isTold =
    over && foodId !== undefined && (isPart || spoilsSoon(foodId)) && isMuch(over, lacking, foodId)
  const about = short.about && (!pack || isPart === true)
  return { ...short, about, quantity, lacking, ...(isTold && { leaves: over, ...(isPart && { pack }) }) }
}

function isMuch(over: Quantity, lacking: Quantity, foodId: string): boolean {
  if (isZero(over.amount)) return false
  const needed = convert(lacking, over.unit, foodId)
  const all = needed.ok ? plus(needed.quantity.amount, over.amount) : over.amount
  return compare(over.amount, zero) > 0 && toNumber(over.amount) >= toNumber(all) * leastLeft
}

function isSame(lot: Lot, { foodId, name }: Pick<Shortfall, 'foodId' | 'name'>): boolean {
  return foodId === undefined
    ? lot.foodId === undefined && lot.name.trim().toLowerCase() === name.trim().toLowerCase()
    : lot.foodId === foodId
}

function keyOf({ foodId, name, quantity }: Pick<Shortfall, 'foodId' | 'name' | 'quantity'>): string {
  return `${foodId ?? `name:${name.trim().toLowerCase()}`}\t${quantity?.unit ?? ''}`
}
