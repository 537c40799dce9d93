import type { Swap, Swaps } from '../matching/line-coverage'
import type { Names } from './recipe-index'

// A household asks many times with one table of swaps: what it says of each food is kept as long as that table is.
const told = new WeakMap<Swaps, Map<string, readonly Swap[]>>()

/** The same swaps, each food asked only once. Example: `const swaps = remembering(ask.swaps)`. */
export function remembering(swaps: Swaps): Swaps {
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

/** The foods of an index that have swaps. Example: `list.withPart.get('greek-yogurt')` are those that yogurt may help to replace. */
export interface SwapList {
  /** By the number of a food. */
  readonly swaps: ReadonlyMap<number, readonly Swap[]>
  /** The numbers of the foods that a food may help to replace. */
  readonly withPart: ReadonlyMap<string, readonly number[]>
}

const listed = new WeakMap<
  Swaps,
  { foods: Names; upTo: number; swaps: Map<number, readonly Swap[]>; withPart: Map<string, number[]> }
>()

/** The swaps for the foods of an index, asked once and looked up both ways. Example: `swapsByFood(index.foods, swaps)`. */
export function swapsByFood(foods: Names, swaps: Swaps): SwapList {
  let list = listed.get(swaps)
  if (list?.foods !== foods) {
    list = { foods, upTo: 0, swaps: new Map(), withPart: new Map() }
    listed.set(swaps, list)
  }
  const ask = remembering(swaps)
  for (; list.upTo < foods.texts.length; list.upTo += 1) {
    const answer = ask(foods.texts[list.upTo] ?? '')
    if (answer.length > 0) list.swaps.set(list.upTo, answer)
    for (const { parts } of answer) {
      for (const { foodId } of parts) {
        const replaced = list.withPart.get(foodId)
        if (!replaced) list.withPart.set(foodId, [list.upTo])
        else if (replaced.at(-1) !== list.upTo) replaced.push(list.upTo)
      }
    }
  }
  return list
}
