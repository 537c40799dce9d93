import type { Swap, Swaps } from '../recipe-coverage/line-coverage'
import type { NameIndex } from './recipe-index'

// A household sends many requests with one table of swaps: its results are cached as long as that table exists.
const told = new WeakMap<Swaps, Map<string, readonly Swap[]>>()

/** Memoizes swaps, one lookup per food. Example: `const swaps = memoizeSwaps(request.swaps)`. */
export function memoizeSwaps(swaps: Swaps): Swaps {
  const known = told.get(swaps) ?? new Map<string, readonly Swap[]>()
  told.set(swaps, known)
  return (foodId) => {
    let answer = known.get(foodId)
    if (!answer) {
      answer = swaps(foodId)
      known.set(foodId, answer)
    }
    return answer
  }
}

/** A swap for a food of an index, and its rank among the choices. Example: `{ food: 12, order: 0, parts }`. */
interface ListedSwap {
  /** The number of the food it replaces. */
  readonly food: number
  readonly order: number
  readonly parts: Swap['parts']
}

/**
 * The swaps for the foods of an index by their first part: without it in stock, none applies.
 * Example: `list.get('greek-yogurt')`.
 */
export type SwapList = ReadonlyMap<string, readonly ListedSwap[]>

const listed = new WeakMap<
  Swaps,
  { foods: NameIndex; upTo: number; byFirstPart: Map<string, ListedSwap[]> }
>()

/** Returns the swaps for the foods of an index, one lookup per food. Example: `swapsByFirstPart(index.foods, swaps)`. */
export function swapsByFirstPart(foods: NameIndex, swaps: Swaps): SwapList {
  let list = listed.get(swaps)
  if (list?.foods !== foods) {
    list = { foods, upTo: 0, byFirstPart: new Map() }
    listed.set(swaps, list)
  }
  const swapsOf = memoizeSwaps(swaps)
  for (; list.upTo < foods.texts.length; list.upTo += 1) {
    const replaced = foods.texts[list.upTo] ?? ''
    for (const [order, { parts }] of swapsOf(replaced).entries()) {
      const [first] = parts
      if (!first || parts.some(({ foodId, ratio }) => foodId === replaced || !(ratio > 0))) continue
      const one = { food: list.upTo, order, parts }
      const others = list.byFirstPart.get(first.foodId)
      if (others) others.push(one)
      else list.byFirstPart.set(first.foodId, [one])
    }
  }
  return list.byFirstPart
}
