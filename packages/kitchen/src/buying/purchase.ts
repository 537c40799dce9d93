import type { ShopMeasures } from '../country/country'
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

/** What to put into the trolley. Example: for 430 g of mince `{ quantity: so(500, 'g'), over: so(70, 'g') }`. */
export interface Purchase {
  /** As a cook would ask for it: 500 g, 6 pieces, 1 bunch, 2 cans. */
  readonly quantity: Quantity
  /** What is bought beyond what is lacking, in grams, millilitres or pieces; absent when it is sold loose. */
  readonly surplus?: Quantity
  /** The packs it comes in. Example: one bag of 500 g. */
  readonly pack?: { readonly count: number; readonly size: Quantity; readonly container: string }
}

/** Which shops, and which pack sizes this household has bought. Example: `{ shops: 'us' }`. */
export interface PurchaseContext {
  readonly shops?: ShopMeasures
  readonly learned?: readonly PackContents[]
}

/** Containers a cook names on a list; what comes in others is asked for by its weight. */
const named: ReadonlySet<string> = new Set(
  'bottle jar can tube bunch head loaf packet ball bar punnet'.split(' '),
)
/** More of one pack than this and a larger one is taken, or it is asked for by weight. */
const mostPacks = 6
/** Pieces up to which produce is asked for by the piece. */
const mostPieces = 3
const leastPieceGrams = 40
/** Less of a pack of dry food than this, and the list says the pack. */
const leastOfPack = 0.2

/**
 * What to buy so that nothing is lacking, as shops sell it: whole packs in the sizes of the household's shops, whole pieces, or
 * a round weight of what is sold loose or keeps. Never less than is lacking, but for the little that nobody misses. Example:
 * 430 g of mince are 500 g, 4 eggs are 6, 2 tbsp of parsley are a bunch, 330 g of onion are 3 onions, 250 g of flour stay.
 */
export function purchaseFor(lacking: Quantity, foodId?: string, view: PurchaseContext = {}): Purchase {
  const { shops = 'metric' } = view
  if (lacking.amount.numerator <= 0) return { quantity: lacking }
  const sold = foodId === undefined ? undefined : withLearned(packFormsOf(foodId, shops), view.learned)
  const packed = foodId !== undefined && sold && inPacks(lacking, foodId, sold, shops)
  if (packed) return packed
  return { quantity: loose(lacking, foodId, shops) }
}

function withLearned(
  sold: PackForms | undefined,
  learned: PurchaseContext['learned'],
): PackForms | undefined {
  const [first] = learned ?? []
  if (!learned || !first) return sold
  const sizes = learned.filter((size) => size.in === first.in && size.value > 0)
  return sizes.length > 0 ? { container: sold?.container ?? 'pack', sizes } : sold
}

function inPacks(
  lacking: Quantity,
  foodId: string,
  sold: PackForms,
  shops: ShopMeasures,
): Purchase | undefined {
  const [usual] = sold.sizes
  if (!usual) return undefined
  const converted = convert(lacking, usual.in, foodId)
  if (!converted.ok) return isSpooned(lacking) ? { quantity: toQuantity(1, sold.container) } : undefined
  const wanted = toNumber(converted.quantity.amount)
  const best = sold.sizes
    .map((size) => ({
      size,
      count: Math.max(1, Math.ceil((wanted * (1 - packToleranceShare)) / size.value - 1e-9)),
    }))
    .filter(({ count }) => count <= mostPacks)
    .map((choice) => ({ ...choice, over: choice.count * choice.size.value - wanted }))
    .sort((a, b) => a.over - b.over || a.count - b.count)[0]
  // So many packs are a case; then the weight says it best.
  const { size, count } = best ?? { size: usual, count: Math.ceil(wanted / usual.value) }
  const over = toQuantity(Number(Math.max(0, count * size.value - wanted).toFixed(3)), size.in)
  const pack = { count, size: toShopUnits(toQuantity(size.value, size.in), shops), container: sold.container }
  if (isDry(foodId) && !named.has(sold.container) && size.in === 'g') {
    const isLittle = wanted < size.value * leastOfPack
    const quantity = isLittle
      ? toQuantity(1, sold.container)
      : toShopUnits(stepped(toQuantity(wanted, 'g')) ?? lacking, shops)
    return { quantity, surplus: over, pack }
  }
  const isNamed = named.has(sold.container) && size.value === usual.value
  const bought = isNamed ? toQuantity(count, sold.container) : toQuantity(count * size.value, size.in)
  return { quantity: toShopUnits(bought, shops), surplus: over, pack }
}

const dry: ReadonlySet<string> = new Set(['Grains', 'Legumes', 'Nuts', 'Baking', 'Snacks'])

// Which bag of flour is the cook's choice: the list says how much is lacking, unless that is a spoonful.
function isDry(foodId: string): boolean {
  return dry.has(foodById(foodId)?.category ?? '')
}

// A spoonful of what nobody has weighed is in any jar.
function isSpooned({ unit }: Quantity): boolean {
  const kind = unitById(unit)?.kind
  return kind === 'volume' || kind === 'vague' || kind === 'mass'
}

function loose(lacking: Quantity, foodId: string | undefined, shops: ShopMeasures): Quantity {
  const kind = unitById(lacking.unit)?.kind
  if (kind === 'count' || kind === 'pack' || kind === undefined) return whole(lacking)
  if (foodId === undefined) return toShopUnits(stepped(lacking) ?? roundUpQuantity(lacking), shops)
  const grams = convert(lacking, 'g', foodId)
  if (!grams.ok) return stepped(lacking) ?? roundUpQuantity(lacking)
  return (
    asPieces(grams.quantity, foodId) ??
    toShopUnits(stepped(grams.quantity) ?? roundUpQuantity(lacking), shops)
  )
}

function whole({ amount: of, unit }: Quantity): Quantity {
  return { amount: amount(Math.max(1, Math.ceil(toNumber(of) * (1 - packToleranceShare) - 1e-9))), unit }
}

const byPiece: ReadonlySet<string> = new Set(['Vegetables', 'Fruits'])

// Two thirds of an onion are an onion; a kilogram of potatoes stays one.
function asPieces(grams: Quantity, foodId: string): Quantity | undefined {
  // What anybody would say at the counter stays: 250 g.
  if (toNumber(grams.amount) % 50 === 0) return undefined
  const { piece } = portionOf(foodId).grams
  const category = foodById(foodId)?.category ?? ''
  if (piece === undefined || piece < leastPieceGrams || !byPiece.has(category)) return undefined
  const count = Math.max(1, Math.ceil((toNumber(grams.amount) * (1 - packToleranceShare)) / piece - 1e-9))
  return count <= mostPieces ? toQuantity(count, 'piece') : undefined
}

// No counter cuts 183 g of ham.
function stepped(quantity: Quantity): Quantity | undefined {
  for (const unit of ['g', 'ml']) {
    const there = convert(quantity, unit)
    if (!there.ok) continue
    const value = toNumber(there.quantity.amount)
    const step = value > 1000 ? 100 : value > 50 ? 50 : value > 10 ? 10 : 5
    const down = Math.floor(value / step + 1e-9) * step
    const near = down >= value * (1 - packToleranceShare) ? down : Math.ceil(value / step) * step
    return { amount: amountOf(Math.max(step, near)), unit }
  }
  return undefined
}
