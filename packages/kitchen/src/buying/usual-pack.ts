import type { ShopMeasures } from '../country/country'
import { shopPackTable, usualPackTable } from '../data/shops/usual-packs'
import { lazyValue, memoizePairs, parseList, parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { portionOf } from '../quantity/portion'

/** So much in a container, in grams, millilitres or pieces. Example: `{ value: 500, in: 'ml' }`. */
export interface PackContents {
  readonly value: number
  readonly in: 'g' | 'ml' | 'piece'
}

/** What a food is usually sold in. Example: of olive oil `{ container: 'bottle', sizes: [500 ml, 250 ml, 750 ml, 1 l] }`. */
export interface PackForms {
  readonly container: string
  /** The usual one first. */
  readonly sizes: readonly PackContents[]
}

interface PackRow {
  readonly metric?: PackForms
  readonly us?: PackForms
  readonly others: ReadonlyMap<string, PackContents>
}

interface PackTable {
  readonly byId: ReadonlyMap<string, PackRow>
  /** The longest first: 'canned-*' before '*-oil'. */
  readonly patterns: readonly { readonly start: string; readonly end: string; readonly row: PackRow }[]
  readonly byCategory: ReadonlyMap<string, PackRow>
}

const table = lazyValue((): PackTable => {
  const byId = new Map<string, PackRow>()
  const byCategory = new Map<string, PackRow>()
  const patterns: { start: string; end: string; row: PackRow }[] = []
  for (const [which = '', sold, soldInUs, others] of parseRows(usualPackTable)) {
    const row = rowOf(sold, soldInUs, others)
    if (which.startsWith('@')) {
      byCategory.set(which.slice(1), row)
      continue
    }
    for (const name of which.split(' ')) {
      const [start = '', end] = name.split('*')
      if (end === undefined) byId.set(name, row)
      else patterns.push({ start, end, row })
    }
  }
  patterns.sort((a, b) => b.start.length + b.end.length - a.start.length - a.end.length)
  return { byId, patterns, byCategory }
})

function rowOf(sold = '', soldInUs = '', others = ''): PackRow {
  const metric = soldIn(sold)
  const us = soldIn(soldInUs) ?? metric
  const entries = parseList(others).flatMap((one): [string, PackContents][] => {
    const other = soldIn(one)
    const size = other?.sizes[0]
    return other && size ? [[other.container, size]] : []
  })
  return { ...(metric && { metric }), ...(us && { us }), others: new Map(entries) }
}

// 'bottle 500/250 ml'.
function soldIn(text: string): PackForms | undefined {
  const [container = '', sizes = '', unit = ''] = text.split(' ')
  if (unit !== 'g' && unit !== 'ml' && unit !== 'piece') return undefined
  return { container, sizes: sizes.split('/').map((size) => ({ value: Number(size), in: unit })) }
}

const ofShops = lazyValue(
  () =>
    new Map(
      parseRows(shopPackTable).flatMap(([shops, foods = '', sold = '']) =>
        foods.split(' ').map((foodId) => [`${shops} ${foodId}`, soldIn(sold)] as const),
      ),
    ),
)

function rowFor(foodId: string): PackRow | undefined {
  const { byId, patterns, byCategory } = table()
  const category = foodById(foodId)?.category
  return (
    byId.get(foodId) ??
    patterns.find(({ start, end }) => foodId.startsWith(start) && foodId.endsWith(end))?.row ??
    (category === undefined ? undefined : byCategory.get(category))
  )
}

/**
 * What one container of a food holds when nobody said, or nothing when such a container is not known of it. Example:
 * `usualContents('bottle', 'olive-oil')` is 500 ml, `usualContents('jar', 'cumin')` 40 g.
 */
export const usualContents: (container: string, foodId: string) => PackContents | undefined =
  memoizePairs(workedOut)

function workedOut(container: string, foodId: string): PackContents | undefined {
  const weighed = portionOf(foodId).grams[container]
  // A sachet of ketchup was weighed with a meal; nobody keeps a kitchen of them.
  if (weighed !== undefined) return { value: weighed, in: 'g' }
  const row = rowFor(foodId)
  if (row?.metric?.container === container) return row.metric.sizes[0]
  return row?.others.get(container)
}

/** Containers that say nothing of a size: it is the shops' own, and those that were weighed came from American ones. */
const ofManySizes: ReadonlySet<string> = new Set(['pack', 'bag', 'carton', 'block', 'tub'])

function isOwnSize(foodId: string, { container }: PackForms): boolean {
  const usual = table().byCategory.get(foodById(foodId)?.category ?? '')
  return ofManySizes.has(container) && rowFor(foodId) !== usual
}

/** What a food is usually sold in, or nothing where it is sold loose. Example: `soldInOf('whole-milk')?.container` is 'carton', `soldInOf('whole-milk', 'uk')?.sizes[0]` a litre and a bit: two pints. */
export function packFormsOf(foodId: string, shops: ShopMeasures = 'metric'): PackForms | undefined {
  const row = rowFor(foodId)
  const sold = ofShops().get(`${shops} ${foodId}`) ?? (shops === 'us' ? row?.us : row?.metric)
  const isWeighed = sold && (sold === row?.metric ? !isOwnSize(foodId, sold) : sold.container === 'can')
  const weighed = isWeighed ? portionOf(foodId).grams[sold.container] : undefined
  // What is in a can of beans was weighed without its water; that is what a recipe asks for.
  return weighed === undefined || sold?.sizes.some(({ value }) => value === weighed)
    ? sold
    : { container: sold?.container ?? '', sizes: [{ value: weighed, in: 'g' }] }
}
