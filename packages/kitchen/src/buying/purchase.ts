import type { ShopMeasures } from '../country/shop-measures'
import { foodById } from '../food/food'
import { amount, amountOf, toNumber } from '../quantity/amount'
import { portionOf } from '../quantity/portion'
import type { Quantity } from '../quantity/quantity'
import { convert, toQuantity } from '../quantity/quantity'
import { roundUpQuantity } from '../quantity/round-up'
import { unitById } from '../quantity/units'
import { toShopUnits } from './shop-units'
import { packToleranceShare } from './shortage-tolerance'
import type { PackContents, PackForms } from './usual-pack'
import { packFormsOf } from './usual-pack'

/** What to buy. Example: for 430 g of mince `{ quantity: toQuantity(500, 'g'), surplus: toQuantity(70, 'g') }`. */
export interface Purchase {
  /** In the units of a shopping list: 500 g, 6 pieces, 1 bunch, 2 cans. */
  readonly quantity: Quantity
  /** Amount beyond the shortage, in grams, millilitres or pieces; absent for loose goods. */
  readonly surplus?: Quantity
  /** The packs to buy. Example: one bag of 500 g. */
  readonly pack?: { readonly count: number; readonly size: Quantity; readonly container: string }
}

/** The household's shops and the pack sizes it has bought. Example: `{ shops: 'us' }`. */
export interface PurchaseContext {
  readonly shops?: ShopMeasures
  readonly learned?: readonly PackContents[]
}

/** Containers that a shopping list names. Foods in other containers are listed by weight. */
const namedContainers: ReadonlySet<string> = new Set(
  'bottle jar can tube bunch head loaf packet ball bar punnet'.split(' '),
)
/** Maximum number of packs of one size; above it, a larger size or the weight is used. */
const maxPacks = 6
/** Maximum number of pieces for which produce is listed by the piece. */
const maxPieces = 3
const minPieceGrams = 40
/** Below this share of a pack of dry food, the list shows the pack instead of the weight. */
const minPackShare = 0.2

/**
 * Computes what to buy to cover a shortage: whole packs in the sizes of the household's shops, whole pieces, or a round weight
 * of loose or durable goods. Never less than the shortage, apart from a small tolerance. Example: 430 g of mince are 500 g, 4
 * eggs are 6, 2 tbsp of parsley are a bunch, 330 g of onion are 3 onions, 250 g of flour stay.
 */
export function purchaseFor(lacking: Quantity, foodId?: string, view: PurchaseContext = {}): Purchase {
  const { shops = 'metric' } = view
  if (lacking.amount.numerator <= 0) return { quantity: lacking }
  const sold = foodId === undefined ? undefined : withLearnedSizes(packFormsOf(foodId, shops), view.learned)
  const packed = foodId !== undefined && sold && toPacks(lacking, foodId, sold, shops)
  if (packed) return packed
  return { quantity: toLooseAmount(lacking, foodId, shops) }
}

function withLearnedSizes(
  sold: PackForms | undefined,
  learned: PurchaseContext['learned'],
): PackForms | undefined {
  const [first] = learned ?? []
  if (!learned || !first) return sold
  const sizes = learned.filter((size) => size.in === first.in && size.value > 0)
  return sizes.length > 0 ? { container: sold?.container ?? 'pack', sizes } : sold
}

function toPacks(
  lacking: Quantity,
  foodId: string,
  sold: PackForms,
  shops: ShopMeasures,
): Purchase | undefined {
  const [usual] = sold.sizes
  if (!usual) return undefined
  const converted = convert(lacking, usual.in, foodId)
  if (!converted.ok) return isSpoonable(lacking) ? { quantity: toQuantity(1, sold.container) } : undefined
  const wanted = toNumber(converted.quantity.amount)
  const best = sold.sizes
    .map((size) => ({
      size,
      count: Math.max(1, Math.ceil((wanted * (1 - packToleranceShare)) / size.value - 1e-9)),
    }))
    .filter(({ count }) => count <= maxPacks)
    .map((choice) => ({ ...choice, over: choice.count * choice.size.value - wanted }))
    .sort((a, b) => a.over - b.over || a.count - b.count)[0]
  // Too many packs for any size: the list shows the weight.
  const { size, count } = best ?? { size: usual, count: Math.ceil(wanted / usual.value) }
  const surplus = toQuantity(Number(Math.max(0, count * size.value - wanted).toFixed(3)), size.in)
  const pack = { count, size: toShopUnits(toQuantity(size.value, size.in), shops), container: sold.container }
  if (isDry(foodId) && !namedContainers.has(sold.container) && size.in === 'g') {
    const isLittle = wanted < size.value * minPackShare
    const quantity = isLittle
      ? toQuantity(1, sold.container)
      : toShopUnits(roundToStep(toQuantity(wanted, 'g')) ?? lacking, shops)
    return { quantity, surplus: surplus, pack }
  }
  const isNamed = namedContainers.has(sold.container) && size.value === usual.value
  const bought = isNamed ? toQuantity(count, sold.container) : toQuantity(count * size.value, size.in)
  return { quantity: toShopUnits(bought, shops), surplus: surplus, pack }
}

const dryCategories: ReadonlySet<string> = new Set(['Grains', 'Legumes', 'Nuts', 'Baking', 'Snacks'])

// The cook chooses the bag of flour: the list shows how much is lacking, unless that is a spoonful.
function isDry(foodId: string): boolean {
  return dryCategories.has(foodById(foodId)?.category ?? '')
}

// Any jar contains a spoonful of a food without a known weight.
function isSpoonable({ unit }: Quantity): boolean {
  const kind = unitById(unit)?.kind
  return kind === 'volume' || kind === 'vague' || kind === 'mass'
}

function toLooseAmount(lacking: Quantity, foodId: string | undefined, shops: ShopMeasures): Quantity {
  const kind = unitById(lacking.unit)?.kind
  if (kind === 'count' || kind === 'pack' || kind === undefined) return roundUpToWhole(lacking)
  if (foodId === undefined) return toShopUnits(roundToStep(lacking) ?? roundUpQuantity(lacking), shops)
  const grams = convert(lacking, 'g', foodId)
  if (!grams.ok) return roundToStep(lacking) ?? roundUpQuantity(lacking)
  return (
    toPieces(grams.quantity, foodId) ??
    toShopUnits(roundToStep(grams.quantity) ?? roundUpQuantity(lacking), shops)
  )
}

function roundUpToWhole({ amount: of, unit }: Quantity): Quantity {
  return { amount: amount(Math.max(1, Math.ceil(toNumber(of) * (1 - packToleranceShare) - 1e-9))), unit }
}

const pieceCategories: ReadonlySet<string> = new Set(['Vegetables', 'Fruits'])

// Rounds a few pieces up: two thirds of an onion become one onion, a kilogram of potatoes stays.
function toPieces(grams: Quantity, foodId: string): Quantity | undefined {
  // A round weight such as 250 g stays as it is.
  if (toNumber(grams.amount) % 50 === 0) return undefined
  const { piece } = portionOf(foodId).soldGrams
  const category = foodById(foodId)?.category ?? ''
  if (piece === undefined || piece < minPieceGrams || !pieceCategories.has(category)) return undefined
  const count = Math.max(1, Math.ceil((toNumber(grams.amount) * (1 - packToleranceShare)) / piece - 1e-9))
  return count <= maxPieces ? toQuantity(count, 'piece') : undefined
}

// Rounds to a weight that a counter sells: 183 g of ham become 200 g.
function roundToStep(quantity: Quantity): Quantity | undefined {
  for (const unit of ['g', 'ml']) {
    const converted = convert(quantity, unit)
    if (!converted.ok) continue
    const value = toNumber(converted.quantity.amount)
    const step = value > 1000 ? 100 : value > 50 ? 50 : value > 10 ? 10 : 5
    const down = Math.floor(value / step + 1e-9) * step
    const near = down >= value * (1 - packToleranceShare) ? down : Math.ceil(value / step) * step
    return { amount: amountOf(Math.max(step, near)), unit }
  }
  return undefined
}
