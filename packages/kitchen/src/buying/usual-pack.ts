import type { ShopMeasures } from '../country/shop-measures'
import { shopPackTable, usualPackTable } from '../data/shops/usual-packs'
import { lazyValue, memoizePairs, parseList, parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { portionOf } from '../quantity/portion'

/** Contents of a container, in grams, millilitres or pieces. Example: `{ value: 500, in: 'ml' }`. */
export interface PackContents {
  readonly value: number
  readonly in: 'g' | 'ml' | 'piece'
}

/**
 * Container and sizes in which a food is usually sold. Example: for olive oil `{ container: 'bottle', sizes: [500 ml, 250 ml,
 * 750 ml, 1 l] }`.
 */
export interface PackForms {
  readonly container: string
  /** The usual size first. */
  readonly sizes: readonly PackContents[]
}

interface PackRow {
  readonly metric?: PackForms
  readonly us?: PackForms
  readonly others: ReadonlyMap<string, PackContents>
}

interface PackTable {
  readonly byId: ReadonlyMap<string, PackRow>
  /** Longest pattern first: 'canned-*' before '*-oil'. */
  readonly patterns: readonly { readonly start: string; readonly end: string; readonly row: PackRow }[]
  readonly byCategory: ReadonlyMap<string, PackRow>
}

const table = lazyValue((): PackTable => {
  const byId = new Map<string, PackRow>()
  const byCategory = new Map<string, PackRow>()
  const patterns: { start: string; end: string; row: PackRow }[] = []
  for (const [selector = '', sold, soldInUs, others] of parseRows(usualPackTable)) {
    const row = parsePackRow(sold, soldInUs, others)
    if (selector.startsWith('@')) {
      byCategory.set(selector.slice(1), row)
      continue
    }
    for (const name of selector.split(' ')) {
      const [start = '', end] = name.split('*')
      if (end === undefined) byId.set(name, row)
      else patterns.push({ start, end, row })
    }
  }
  patterns.sort((a, b) => b.start.length + b.end.length - a.start.length - a.end.length)
  return { byId, patterns, byCategory }
})

function parsePackRow(sold = '', soldInUs = '', others = ''): PackRow {
  const metric = parsePackForms(sold)
  const us = parsePackForms(soldInUs) ?? metric
  const entries = parseList(others).flatMap((one): [string, PackContents][] => {
    const other = parsePackForms(one)
    const size = other?.sizes[0]
    return other && size ? [[other.container, size]] : []
  })
  return { ...(metric && { metric }), ...(us && { us }), others: new Map(entries) }
}

// Parses text such as 'bottle 500/250 ml'.
function parsePackForms(text: string): PackForms | undefined {
  const [container = '', sizes = '', unit = ''] = text.split(' ')
  if (unit !== 'g' && unit !== 'ml' && unit !== 'piece') return undefined
  return { container, sizes: sizes.split('/').map((size) => ({ value: Number(size), in: unit })) }
}

const shopPacks = lazyValue(
  () =>
    new Map(
      parseRows(shopPackTable).flatMap(([shops, foods = '', sold = '']) =>
        foods.split(' ').map((foodId) => [`${shops} ${foodId}`, parsePackForms(sold)] as const),
      ),
    ),
)

function findPackRow(foodId: string): PackRow | undefined {
  const { byId, patterns, byCategory } = table()
  const category = foodById(foodId)?.category
  return (
    byId.get(foodId) ??
    patterns.find(({ start, end }) => foodId.startsWith(start) && foodId.endsWith(end))?.row ??
    (category === undefined ? undefined : byCategory.get(category))
  )
}

/**
 * Returns the usual contents of a food's container, or undefined if the food has no such container. Example:
 * `usualContents('bottle', 'olive-oil')` is 500 ml, `usualContents('jar', 'cumin')` 40 g.
 */
export const usualContents: (container: string, foodId: string) => PackContents | undefined =
  memoizePairs(findContents)

function findContents(container: string, foodId: string): PackContents | undefined {
  const weighed = portionOf(foodId).soldGrams[container]
  // A weighed serving container, such as a sachet of ketchup, comes before the shop's pack.
  if (weighed !== undefined) return { value: weighed, in: 'g' }
  const row = findPackRow(foodId)
  if (row?.metric?.container === container) return row.metric.sizes[0]
  const own = row?.others.get(container)
  // A bag of asparagus is as large as any bag of vegetables; a tin of milk is like no other.
  if (own || !produce.has(foodById(foodId)?.category ?? '')) return own
  return categoryRow(foodId)?.others.get(container)
}

const produce: ReadonlySet<string> = new Set(['Fruits', 'Vegetables'])

function categoryRow(foodId: string): PackRow | undefined {
  return table().byCategory.get(foodById(foodId)?.category ?? '')
}

/** Containers without a standard size. Shops choose it, and the weighed ones came from American shops. */
const variableContainers: ReadonlySet<string> = new Set(['pack', 'bag', 'carton', 'block', 'tub'])

function hasShopSize(foodId: string, { container }: PackForms): boolean {
  return variableContainers.has(container) && findPackRow(foodId) !== categoryRow(foodId)
}

/**
 * Returns what a food is usually sold in, or undefined if it is sold loose. Example: `packFormsOf('whole-milk')?.container` is
 * 'carton', `packFormsOf('whole-milk', 'uk')?.sizes[0]` is two pints, a little over a litre.
 */
export function packFormsOf(foodId: string, shops: ShopMeasures = 'metric'): PackForms | undefined {
  const row = findPackRow(foodId)
  const sold = shopPacks().get(`${shops} ${foodId}`) ?? (shops === 'us' ? row?.us : row?.metric)
  const isWeighed = sold && (sold === row?.metric ? !hasShopSize(foodId, sold) : sold.container === 'can')
  const weighed = isWeighed ? portionOf(foodId).soldGrams[sold.container] : undefined
  // A can of beans was weighed drained, which is what recipes ask for.
  return weighed === undefined || sold?.sizes.some(({ value }) => value === weighed)
    ? sold
    : { container: sold?.container ?? '', sizes: [{ value: weighed, in: 'g' }] }
}
