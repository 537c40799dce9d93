import { shelfLifeTable } from '../data/foods/shelf-life'
import { shelfLifeRelativeTable } from '../data/foods/shelf-life-relatives'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { Food } from '../food/food'
import { foodById } from '../food/food'
import type { StorageLocation } from '../stock/lot'

/** What has happened to a food since it was bought. Example: a pack cut open is 'opened'. */
export type Condition = 'sealed' | 'opened' | 'thawed'

/** How long something keeps. Example: spinach in the fridge is `{ until: 'days', least: 3, most: 7 }`, in the freezer 'not-recommended'. */
export type KeepingTime =
  | { readonly until: 'days'; readonly least: number; readonly most: number }
  | { readonly until: 'not-recommended' | 'indefinitely' | 'ripe' | 'pack-date' }

/** How long a food keeps, place by place; what nobody wrote down is absent. Example: `shelfLifeOf('hummus')?.fridge.opened` is 7 days. */
export interface ShelfLife {
  readonly pantry: { readonly sealed?: KeepingTime; readonly opened?: KeepingTime }
  readonly fridge: {
    readonly sealed?: KeepingTime
    readonly opened?: KeepingTime
    readonly thawed?: KeepingTime
  }
  readonly freezer: { readonly sealed?: KeepingTime }
  /** Where the figures come from. Example: 'USDA FoodKeeper, item 291'. */
  readonly source: string
  /** False when the figures are those of its class. */
  readonly exact: boolean
  /** The food whose figures it borrows. */
  readonly like?: string
}

const words: Readonly<Record<string, KeepingTime>> = {
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
      pantry: { ...as('sealed', pantry), ...as('opened', pantryOpened) },
      fridge: { ...as('sealed', fridge), ...as('opened', fridgeOpened), ...as('thawed', thawed) },
      freezer: as('sealed', freezer),
      source: sourceText(source),
      exact: !source.startsWith('k'),
    })
  }
  const [dishes, packs] = [new Set<string>(), new Set<string>()]
  for (const [model = '', kin] of parseRows(shelfLifeRelativeTable)) {
    const life = byId.get(model)
    for (const id of parseList(kin)) {
      if (byId.has(id)) continue
      if (model === 'leftovers') dishes.add(id)
      else if (model === 'pack') packs.add(id)
      else if (life) byId.set(id, { ...life, exact: false, like: model })
    }
  }
  return { byId, dishes, packs }
})

/** How long a food keeps, or nothing when nobody wrote it down. Example: `shelfLifeOf('spinach')?.source` is 'USDA FoodKeeper, item 291'. */
export function shelfLifeOf(foodId: string): ShelfLife | undefined {
  return table().byId.get(foodId)
}

/** Whether a food is a dish that keeps as leftovers do, whatever is in it. Example: `isDish('chicken-salad')` is true. */
export function isDish(foodId: string): boolean {
  return table().dishes.has(foodId)
}

/** Whether only the date on its pack can speak for a food. Example: `isByPackOnly('infant-formula')` is true. */
export function isByPackOnly(foodId: string): boolean {
  return table().packs.has(foodId)
}

/** How long a food keeps at one place in one condition. Example: `keepingOf('spinach', 'fridge')` is 3 to 7 days. */
export function keepingTimeOf(
  foodId: string,
  location: StorageLocation,
  condition: Condition = 'sealed',
): KeepingTime | undefined {
  const at: { readonly [key in Condition]?: KeepingTime } | undefined = shelfLifeOf(foodId)?.[location]
  return at?.[condition]
}

/** The days of a keeping, or nothing when it is not counted in days. Example: of `{ until: 'ripe' }` nothing. */
export function daysOf(keeping: KeepingTime | undefined): { least: number; most: number } | undefined {
  return keeping?.until === 'days' ? keeping : undefined
}

/** Whether a food is sold frozen. Example: `soldFrozen('frozen-peas')` and `soldFrozen('vanilla-ice-cream')` are true. */
export function isSoldFrozen(foodId: string): boolean {
  if (foodId.startsWith('frozen-')) return true
  const life = shelfLifeOf(foodId)
  if (!daysOf(life?.freezer.sealed) || life?.pantry.sealed || life?.pantry.opened) return false
  if (life?.fridge.sealed?.until === 'not-recommended') return true
  if (!life?.fridge.sealed && !life?.fridge.opened) return true
  return foodById(foodId)?.aliases[0]?.startsWith('frozen ') ?? false
}

/**
 * Where a cook would put a food on coming home. Example: `usualLocation('chicken-breast')` is 'fridge', of 'all-purpose-flour'
 * 'pantry', of 'frozen-peas' 'freezer'.
 */
export function usualLocation(foodId: string): StorageLocation {
  const habit = habits.get(foodId)
  if (habit) return habit
  if (isDish(foodId)) return 'fridge'
  if (isSoldFrozen(foodId)) return 'freezer'
  const life = shelfLifeOf(foodId)
  if (life?.pantry.sealed) return betterCold(life) ? 'fridge' : 'pantry'
  if (life?.fridge.sealed) return 'fridge'
  // A drink with figures for an opened bottle only stands in the pantry until then; a cheesecake that may also be frozen does not.
  if (life?.fridge.opened && life.freezer.sealed) return 'fridge'
  const food = foodById(foodId)
  return food ? usualShelf(food) : 'pantry'
}

const aWeek = 7
const tenDays = 10

// Bananas, onions and lemons stay out although the fridge would do; what lasts only days outside goes in.
function betterCold({ pantry, fridge }: ShelfLife): boolean {
  const [outside, inside] = [daysOf(pantry.sealed), daysOf(fridge.sealed)]
  if (pantry.sealed?.until === 'not-recommended') return true
  if (!outside || !inside) return false
  return outside.least < aWeek || (outside.least < tenDays && inside.least >= 2 * outside.least)
}

// Where the figures would put it and where a cook does are two places.
const habits = new Map<string, StorageLocation>([
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

const lasting = /^(?:canned|dried|freeze-dried|instant|powdered)-|-(?:powder|flour|starch)$/

function usualShelf({ id, category }: Food): StorageLocation {
  if (lasting.test(id)) return 'pantry'
  const fresh =
    category === 'Protein' || category === 'Dairy' || category === 'Vegetables' || category === 'Fruits'
  return fresh || /^fresh-|-zest$/.test(id) ? 'fridge' : 'pantry'
}

function as<Key extends Condition>(
  key: Key,
  column: string | undefined,
): { readonly [key in Key]?: KeepingTime } {
  const keeping = read(column ?? '')
  return (keeping ? { [key]: keeping } : {}) as { readonly [key in Key]?: KeepingTime }
}

function read(column: string): KeepingTime | undefined {
  if (column === '') return undefined
  const known = words[column]
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
