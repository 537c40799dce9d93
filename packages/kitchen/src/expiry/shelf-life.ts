import { shelfLifeTable } from '../data/foods/shelf-life'
import { shelfLifeRelativeTable } from '../data/foods/shelf-life-relatives'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { Food } from '../food/food'
import { foodById } from '../food/food'
import type { StorageLocation } from '../stock/lot'

/** Condition of a food since it was bought. Example: a pack cut open is 'opened'. */
export type Condition = 'sealed' | 'opened' | 'thawed'

/**
 * Keeping time of a food. Example: spinach in the fridge is `{ until: 'days', least: 3, most: 7 }`, in the freezer
 * 'not-recommended'.
 */
export type KeepingTime =
  | { readonly until: 'days'; readonly least: number; readonly most: number }
  | { readonly until: 'not-recommended' | 'indefinitely' | 'ripe' | 'pack-date' }

/**
 * Keeping times of a food by location and condition; unknown ones are absent. Example: `shelfLifeOf('hummus')?.fridge.opened`
 * is 7 days.
 */
export interface ShelfLife {
  readonly pantry: { readonly sealed?: KeepingTime; readonly opened?: KeepingTime }
  readonly fridge: {
    readonly sealed?: KeepingTime
    readonly opened?: KeepingTime
    readonly thawed?: KeepingTime
  }
  readonly freezer: { readonly sealed?: KeepingTime }
  /** Source of the figures. Example: 'USDA FoodKeeper, item 291'. */
  readonly source: string
  /** False when the figures are those of its class. */
  readonly exact: boolean
  /** Food whose figures are used instead of its own. */
  readonly like?: string
}

const keepingWords: Readonly<Record<string, KeepingTime>> = {
  no: { until: 'not-recommended' },
  ever: { until: 'indefinitely' },
  ripe: { until: 'ripe' },
  date: { until: 'pack-date' },
}

const table = lazyValue(() => {
  const byId = new Map<string, ShelfLife>()
  for (const row of parseRows(shelfLifeTable)) {
    const [id = '', pantry, pantryOpened, fridge, fridgeOpened, thawed, freezer, source = ''] = row
    byId.set(id, {
      pantry: { ...parseColumn('sealed', pantry), ...parseColumn('opened', pantryOpened) },
      fridge: {
        ...parseColumn('sealed', fridge),
        ...parseColumn('opened', fridgeOpened),
        ...parseColumn('thawed', thawed),
      },
      freezer: parseColumn('sealed', freezer),
      source: sourceText(source),
      exact: !source.startsWith('k'),
    })
  }
  const [dishes, packs] = [new Set<string>(), new Set<string>()]
  for (const [model = '', relatives] of parseRows(shelfLifeRelativeTable)) {
    const shelfLife = byId.get(model)
    for (const id of parseList(relatives)) {
      if (byId.has(id)) continue
      if (model === 'leftovers') dishes.add(id)
      else if (model === 'pack') packs.add(id)
      else if (shelfLife) byId.set(id, { ...shelfLife, exact: false, like: model })
    }
  }
  return { byId, dishes, packs }
})

/**
 * Returns the shelf life of a food, or undefined if it is unknown. Example: `shelfLifeOf('spinach')?.source` is 'USDA
 * FoodKeeper, item 291'.
 */
export function shelfLifeOf(foodId: string): ShelfLife | undefined {
  return table().byId.get(foodId)
}

/**
 * Whether a food is a dish that keeps like leftovers, regardless of its contents. Example: `isDish('chicken-salad')` is true.
 */
export function isDish(foodId: string): boolean {
  return table().dishes.has(foodId)
}

/** Whether only the date on the pack is valid for a food. Example: `isByPackOnly('infant-formula')` is true. */
export function isByPackOnly(foodId: string): boolean {
  return table().packs.has(foodId)
}

/**
 * Returns the keeping time of a food at a location in a condition. Example: `keepingTimeOf('spinach', 'fridge')` is 3 to 7
 * days.
 */
export function keepingTimeOf(
  foodId: string,
  location: StorageLocation,
  condition: Condition = 'sealed',
): KeepingTime | undefined {
  const byCondition: { readonly [key in Condition]?: KeepingTime } | undefined =
    shelfLifeOf(foodId)?.[location]
  return byCondition?.[condition]
}

/**
 * Returns the range of days of a keeping time, or undefined if it is not counted in days. Example: of `{ until: 'ripe' }`
 * nothing.
 */
export function daysOf(keeping: KeepingTime | undefined): { least: number; most: number } | undefined {
  return keeping?.until === 'days' ? keeping : undefined
}

/** Whether a food is sold frozen. Example: `isSoldFrozen('frozen-peas')` and `isSoldFrozen('vanilla-ice-cream')` are true. */
export function isSoldFrozen(foodId: string): boolean {
  if (foodId.startsWith('frozen-')) return true
  const shelfLife = shelfLifeOf(foodId)
  if (!daysOf(shelfLife?.freezer.sealed) || shelfLife?.pantry.sealed || shelfLife?.pantry.opened) return false
  if (shelfLife?.fridge.sealed?.until === 'not-recommended') return true
  if (!shelfLife?.fridge.sealed && !shelfLife?.fridge.opened) return true
  return foodById(foodId)?.aliases[0]?.startsWith('frozen ') ?? false
}

/**
 * Returns the location where a cook usually puts a food. Example: `usualLocation('chicken-breast')` is 'fridge', of
 * 'all-purpose-flour' 'pantry', of 'frozen-peas' 'freezer'.
 */
export function usualLocation(foodId: string): StorageLocation {
  const knownLocation = usualLocations.get(foodId)
  if (knownLocation) return knownLocation
  if (isDish(foodId)) return 'fridge'
  if (isSoldFrozen(foodId)) return 'freezer'
  const shelfLife = shelfLifeOf(foodId)
  if (shelfLife?.pantry.sealed) return keepsBetterInFridge(shelfLife) ? 'fridge' : 'pantry'
  if (shelfLife?.fridge.sealed) return 'fridge'
  // A drink with figures for an opened bottle only stays in the pantry until then; a cheesecake, which may also be frozen, does
  // not.
  if (shelfLife?.fridge.opened && shelfLife.freezer.sealed) return 'fridge'
  const food = foodById(foodId)
  return food ? locationByCategory(food) : 'pantry'
}

const daysPerWeek = 7
const tenDays = 10

// Bananas, onions and lemons stay outside although the fridge would do. Food that keeps only days outside goes into the fridge.
function keepsBetterInFridge({ pantry, fridge }: ShelfLife): boolean {
  const [outside, inside] = [daysOf(pantry.sealed), daysOf(fridge.sealed)]
  if (pantry.sealed?.until === 'not-recommended') return true
  if (!outside || !inside) return false
  return outside.least < daysPerWeek || (outside.least < tenDays && inside.least >= 2 * outside.least)
}

// Foods whose usual location differs from the one their figures suggest.
const usualLocations = new Map<string, StorageLocation>([
  ['green-onion', 'fridge'],
  ['whipped-topping', 'freezer'],
  ['quince', 'pantry'],
  ['jackfruit', 'pantry'],
  ['breadfruit', 'pantry'],
  ['durian', 'pantry'],
  ['winter-melon', 'pantry'],
  ['tomatillo', 'fridge'],
  ['baby-food', 'pantry'],
  ['baby-rice', 'pantry'],
  ['infant-formula', 'pantry'],
  ['shirataki-noodles', 'pantry'],
  ['meal-replacement-shake', 'pantry'],
  ['soy-cream', 'pantry'],
  ['plant-cream', 'pantry'],
  ['lactose', 'pantry'],
  ['coconut-flour', 'pantry'],
  ['smoothie', 'fridge'],
  ['milkshake', 'fridge'],
  ['iced-coffee-drink', 'fridge'],
  ['kombucha', 'fridge'],
  ['pudding-cup', 'fridge'],
  ['whey', 'fridge'],
  ['fresh-yeast', 'fridge'],
  ['sourdough-starter', 'fridge'],
  ['vital-wheat-gluten', 'pantry'],
  ['casein', 'pantry'],
  ['textured-vegetable-protein', 'pantry'],
  ['pea-protein', 'pantry'],
  ['salt-cod', 'fridge'],
])

const shelfStablePattern = /^(?:canned|dried|freeze-dried|instant|powdered)-|-(?:powder|flour|starch)$/

function locationByCategory({ id, category }: Food): StorageLocation {
  if (shelfStablePattern.test(id)) return 'pantry'
  const fresh =
    category === 'Protein' || category === 'Dairy' || category === 'Vegetables' || category === 'Fruits'
  return fresh || /^fresh-|-zest$/.test(id) ? 'fridge' : 'pantry'
}

function parseColumn<Key extends Condition>(
  key: Key,
  column: string | undefined,
): { readonly [key in Key]?: KeepingTime } {
  const keeping = parseKeepingTime(column ?? '')
  return (keeping ? { [key]: keeping } : {}) as { readonly [key in Key]?: KeepingTime }
}

function parseKeepingTime(column: string): KeepingTime | undefined {
  if (column === '') return undefined
  const known = keepingWords[column]
  if (known) return known
  const [least, most] = column.split('-').map(Number)
  if (least === undefined || !(least > 0)) return undefined
  return { until: 'days', least, most: Math.max(least, most ?? least) }
}

function sourceText(code: string): string {
  if (code === 'pack') return 'as most packs say'
  const item = /^([Kk])(\d+)$/.exec(code)
  if (!item) return code
  return `USDA FoodKeeper, item ${item[2]}${item[1] === 'k' ? ' (its class)' : ''}`
}
