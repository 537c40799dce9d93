import type { Swap } from '../recipe-coverage/line-coverage'
import type { StockIndex } from '../recipe-coverage/stock-index'
import type { CellSwap, EvaluationContext, LotCell } from './dish-evaluator'
import { isEdibleBy } from './edible-by'
import { heldLinks, insertInOrder } from './held-links'
import type { RecipeIndex } from './recipe-index'
import type { SuggestionRequest } from './suggestion-request'
import { swapsByFirstPart } from './swap-cache'

/**
 * Combines an index with the stock.
 * Example: `new DishEvaluator(index, createEvaluationContext(index, stock, request), request)`.
 */
export function createEvaluationContext(
  index: RecipeIndex,
  stock: StockIndex,
  request: Pick<SuggestionRequest, 'eaters' | 'swaps' | 'assume'>,
): EvaluationContext {
  const { numbers, texts } = index.foods
  const cellsOf = new Map<string, LotCell[]>()
  const shelves = new Array<readonly LotCell[] | undefined>(texts.length).fill(undefined)
  for (const [foodId, lots] of stock) {
    const cells = lots.map(
      (held): LotCell => ({
        measure: index.measures.numbers.get(held.in) ?? -2,
        value: held.value,
        urgency: held.urgency,
        lookFrom: held.lookFrom ?? 0,
        lotId: held.lot.id,
        isNamed: false,
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
  for (const foodId of ['water', ...(request.assume ?? [])]) {
    const food = numbers.get(foodId)
    if (food !== undefined) assumed[food] = 1
  }
  const links = heldLinks(index.foods, cellsOf, request.eaters)
  return { cellsOf, shelves, links, swaps: heldSwaps(index, request, cellsOf), assumed }
}

function heldSwaps(
  { foods }: RecipeIndex,
  { swaps, eaters }: Pick<SuggestionRequest, 'eaters' | 'swaps'>,
  cellsOf: ReadonlyMap<string, LotCell[]>,
) {
  const held = new Array<CellSwap[] | undefined>(foods.texts.length).fill(undefined)
  if (!swaps || cellsOf.size === 0) return held
  const list = swapsByFirstPart(foods, swaps)
  const isEatable = isEdibleBy(eaters)
  for (const [first, cells] of cellsOf) {
    const possible = list.get(first)
    if (!possible || !isEatable(first)) continue
    for (const { food, order, parts } of possible) {
      const all =
        parts.length === 1 ? [{ cells, ratio: parts[0]?.ratio ?? 0 }] : heldParts(parts, cellsOf, isEatable)
      if (!all) continue
      const others = held[food]
      if (others) insertInOrder(others, { order, parts: all })
      else held[food] = [{ order, parts: all }]
    }
  }
  return held
}

/** The lots of every part of a swap, or undefined if a part is not in stock or may not be eaten. */
function heldParts(
  parts: Swap['parts'],
  cellsOf: ReadonlyMap<string, LotCell[]>,
  isEatable: (foodId: string) => boolean,
): CellSwap['parts'] | undefined {
  const held: { cells: readonly LotCell[]; ratio: number }[] = []
  for (const { foodId, ratio } of parts) {
    const cells = cellsOf.get(foodId)
    if (!cells || !isEatable(foodId)) return undefined
    held.push({ cells, ratio })
  }
  return held
}
