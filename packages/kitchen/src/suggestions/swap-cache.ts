import type { Swap, Swaps } from '../recipe-coverage/line-coverage'
import type { NameIndex } from './recipe-index'

// A household asks many times with one table of swaps: what it says of each food is kept as long as that table is.
const told = new WeakMap<Swaps, Map<string, readonly Swap[]>>()

/** The same swaps, each food asked only once. Example: `const swaps = remembering(ask.swaps)`. */
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

/** A swap that may replace a food of an index, and the how-manieth choice it is. Example: `{ food: 12, order: 0, parts }`. */
export interface ListedSwap {
  /** The number of the food it replaces. */
  readonly food: number
  readonly order: number
  readonly parts: Swap['parts']
}

/** The swaps for the foods of an index by their first part: without that, none is worth a look. Example: `list.get('greek-yogurt')`. */
export type SwapList = ReadonlyMap<string, readonly ListedSwap[]>

const listed = new WeakMap<
  Swaps,
  { foods: NameIndex; upTo: number; byFirstPart: Map<string, ListedSwap[]> }
>()

/** The swaps for the foods of an index, each food asked once. Example: `swapsByFirstPart(index.foods, swaps)`. */
export function swapsByFirstPart(foods: NameIndex, swaps: Swaps): SwapList {
  let list = listed.get(swaps)
  if (list?.foods !== foods) {
    list = { foods, upTo: 0, byFirstPart: new Map() }
    listed.set(swaps, list)
  }
  const ask = memoizeSwaps(swaps)
  for (; list.upTo < foods.texts.length; list.upTo += 1) {
    const replaced = foods.texts[list.upTo] ?? ''
    for (const [order, { parts }] of ask(replaced).entries()) {
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
