import type { Swap } from '../matching/line-coverage'
import type { Stock } from '../matching/stock-index'
import type { SuggestionAsk } from './ask'
import type { Cell, CellSwap, TrialKitchen } from './dish-trial'
import { eatableBy } from './eatable'
import { heldLinks } from './held-links'
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
        lookFrom: held.lookFrom ?? 0,
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
    links: heldLinks(index.foods, cellsOf, ask.eaters),
    swaps: heldSwaps(index, ask, cellsOf),
    assumed,
    ...(ask.servings === undefined ? {} : { servings: ask.servings }),
    maxToBuy: ask.maxToBuy ?? Number.POSITIVE_INFINITY,
    ...(namedCells ? { named: namedCells } : {}),
  }
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
