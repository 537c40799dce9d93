import type { Eater } from '../diet/eater'
import { type FoodLink, linksAllowedFor } from '../food-graph/food-link'
import { linksTo } from '../food-graph/links'
import type { CellLink, LotCell } from './dish-evaluator'
import type { NameIndex } from './recipe-index'

/** A food of an index that another covers, and its rank among the choices. Example: `{ food: 12, link, order: 0 }`. */
interface Covered {
  readonly food: number
  readonly link: FoodLink
  readonly order: number
}

const listed = new WeakMap<NameIndex, { upTo: number; byHeld: Map<string, Covered[]> }>()

// The foods of an index only grow in number: the links of each are looked up once.
function coveredBy(foods: NameIndex): ReadonlyMap<string, readonly Covered[]> {
  const list = listed.get(foods) ?? { upTo: 0, byHeld: new Map<string, Covered[]>() }
  listed.set(foods, list)
  for (; list.upTo < foods.texts.length; list.upTo += 1) {
    for (const [order, link] of linksTo(foods.texts[list.upTo] ?? '').entries()) {
      const entry = { food: list.upTo, link, order }
      const others = list.byHeld.get(link.from)
      if (others) others.push(entry)
      else list.byHeld.set(link.from, [entry])
    }
  }
  return list.byHeld
}

/**
 * Assigns the lots of each food in stock to the foods it covers for these eaters, in order of preference.
 * Example: `heldLinks(index.foods, cellsOf, eaters)[juice]` are the lemons.
 */
export function heldLinks(
  foods: NameIndex,
  cellsOf: ReadonlyMap<string, readonly LotCell[]>,
  eaters: readonly Eater[],
): (readonly CellLink[] | undefined)[] {
  const held = new Array<CellLink[] | undefined>(foods.texts.length).fill(undefined)
  const byHeld = coveredBy(foods)
  const isAllowed = linksAllowedFor(eaters)
  for (const [from, cells] of cellsOf) {
    for (const { food, link, order } of byHeld.get(from) ?? none) {
      if (!isAllowed(link)) continue
      const offer = { cells, grams: link.grams, part: link.part, order }
      const others = held[food]
      if (others) insertInOrder(others, offer)
      else held[food] = [offer]
    }
  }
  return held
}

const none: readonly Covered[] = []

/** Inserts a choice into a list sorted by rank. Example: `insertInOrder([{ order: 2 }], { order: 1 })`. */
export function insertInOrder<Choice extends { readonly order: number }>(
  offers: Choice[],
  offer: Choice,
): void {
  let at = offers.length
  while (at > 0 && (offers[at - 1]?.order ?? 0) > offer.order) at -= 1
  if (at === offers.length) offers.push(offer)
  else offers.splice(at, 0, offer)
}
