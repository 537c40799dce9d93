import { allowedFor } from '../food-graph/link'
import { linksFrom, linksTo } from '../food-graph/links'
import type { Swap } from '../matching/line-coverage'
import type { Stock } from '../matching/stock-index'
import type { SuggestionAsk } from './ask'
import type { Cell, CellLink, CellSwap, TrialKitchen } from './dish-trial'
import { eatableBy } from './eatable'
import type { RecipeIndex } from './recipe-index'
import { swapsByFood } from './remembered-swaps'

/** What the cook named to be used up: a food, and one lot of it when a lot was named. Example: `{ foodId: 'spinach', lotId: 12 }`. */
export interface NamedStock {
  readonly foodId: string
  readonly lotId?: number
}

/** Sets the numbers of an index beside what is in the house. Example: `new DishTrial(index, trialKitchen(index, stock, ask, named))`. */
export function trialKitchen(
  index: RecipeIndex,
  stock: Stock,
  ask: SuggestionAsk,
  named: NamedStock | undefined,
): TrialKitchen {
  const { numbers, texts } = index.foods
  const cellsOf = new Map<string, Cell[]>()
  const shelves = new Array<readonly Cell[] | undefined>(texts.length).fill(undefined)
  for (const [foodId, lots] of stock) {
    const isNamedFood = foodId === named?.foodId
    const cells = lots.map(
      (held): Cell => ({
        measure: index.measures.numbers.get(held.in) ?? -2,
        value: held.value,
        urgency: held.urgency,
        isNamed: isNamedFood && (named.lotId === undefined || named.lotId === held.lot.id),
        used: 0,
        first: 0,
        second: 0,
        trial: 0,
      }),
    )
    cellsOf.set(foodId, cells)
    const food = numbers.get(foodId)
    if (food !== undefined) shelves[food] = cells
  }
  const assumed = new Uint8Array(texts.length)
  for (const foodId of ['water', ...(ask.assume ?? [])]) {
    const food = numbers.get(foodId)
    if (food !== undefined) assumed[food] = 1
  }
  const namedCells = named && cellsOf.get(named.foodId)
  return {
    shelves,
    links: heldLinks(index, ask, cellsOf),
    swaps: heldSwaps(index, ask, cellsOf),
    assumed,
    ...(ask.servings === undefined ? {} : { servings: ask.servings }),
    maxToBuy: ask.maxToBuy ?? Number.POSITIVE_INFINITY,
    ...(namedCells ? { named: namedCells } : {}),
  }
}

// Each held food offers its lots to whatever it covers, in the order in which that would rather have them.
function heldLinks(index: RecipeIndex, { eaters }: SuggestionAsk, cellsOf: ReadonlyMap<string, Cell[]>) {
  const { texts, numbers } = index.foods
  const held = new Array<readonly CellLink[] | undefined>(texts.length).fill(undefined)
  const isAllowed = allowedFor(eaters)
  for (const from of cellsOf.keys()) {
    for (const { to } of linksFrom(from)) {
      const food = numbers.get(to)
      if (food === undefined || held[food]) continue
      const links: CellLink[] = []
      for (const link of linksTo(to)) {
        const cells = cellsOf.get(link.from)
        if (cells && isAllowed(link)) links.push({ cells, grams: link.grams, part: link.part })
      }
      if (links.length > 0) held[food] = links
    }
  }
  return held
}

function heldSwaps(index: RecipeIndex, ask: SuggestionAsk, cellsOf: ReadonlyMap<string, Cell[]>) {
  const { texts } = index.foods
  const held = new Array<readonly CellSwap[] | undefined>(texts.length).fill(undefined)
  if (!ask.swaps || cellsOf.size === 0) return held
  const list = swapsByFood(index.foods, ask.swaps)
  const isEatable = eatableBy(ask.eaters)
  const seen = new Uint8Array(texts.length)
  for (const part of cellsOf.keys()) {
    for (const food of list.withPart.get(part) ?? []) {
      if (seen[food]) continue
      seen[food] = 1
      const usable: CellSwap[] = []
      for (const swap of list.swaps.get(food) ?? []) {
        const cells = heldParts(swap, texts[food] ?? '', cellsOf, isEatable)
        if (cells) usable.push(cells)
      }
      if (usable.length > 0) held[food] = usable
    }
  }
  return held
}

/** The lots of every part of a swap, or nothing when a part is not here or may not be eaten. */
function heldParts(
  { parts }: Swap,
  replaced: string,
  cellsOf: ReadonlyMap<string, Cell[]>,
  isEatable: (foodId: string) => boolean,
): CellSwap | undefined {
  const held: { cells: readonly Cell[]; ratio: number }[] = []
  for (const { foodId, ratio } of parts) {
    const cells = cellsOf.get(foodId)
    if (!cells || foodId === replaced || !(ratio > 0) || !isEatable(foodId)) return undefined
    held.push({ cells, ratio })
  }
  return held.length > 0 ? held : undefined
}
