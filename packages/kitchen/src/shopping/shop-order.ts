import type { Aisle } from './aisles'
import { aisleOf, aisles } from './aisles'

/** An item ticked in a shop. Example: `{ aisle: 'Dairy & eggs', foodId: 'whole-milk' }`. */
export interface ShopTick {
  readonly aisle: Aisle
  readonly foodId?: string
}

/** The order of a shop's aisles, as learned from ticks. Example: `learnShopOrder([trip])`. */
export interface ShopOrder {
  /** The aisles from the entrance to the tills. */
  readonly aisles: readonly Aisle[]
  /** The position within its aisle, between 0 and 1. */
  readonly ofFood: ReadonlyMap<string, number>
}

// The weight of the default order in trips, its weight for pairs never seen, and the decay of an older trip against the
// next, since shops get rebuilt.
const doubt = 0.9
const unseen = 0.01
const fading = 0.8

/**
 * Learns a shop's order from the order of ticks on each trip, the oldest trip first. One trip shifts the order, three
 * settle it.
 * Example: `learnShopOrder([[{ aisle: 'Frozen' }, { aisle: 'Drinks' }]])`.
 */
export function learnShopOrder(trips: readonly (readonly ShopTick[])[]): ShopOrder {
  const before = new Map(aisles.map((aisle): [Aisle, Map<Aisle, number>] => [aisle, new Map()]))
  const ofFood = new Map<string, { sum: number; weight: number }>()
  trips.forEach((trip, index) => {
    const weight = fading ** (trips.length - 1 - index)
    const places = new Map<Aisle, number[]>()
    trip.forEach(({ aisle }, at) => {
      const there = places.get(aisle)
      if (there) there.push(at)
      else places.set(aisle, [at])
    })
    for (const [a, ofA] of places) {
      for (const [b, ofB] of places) {
        if (median(ofA) < median(ofB)) before.get(a)?.set(b, (before.get(a)?.get(b) ?? 0) + weight)
      }
    }
    for (const [aisle, ats] of places) {
      if (ats.length < 2) continue
      ats.forEach((at, nth) => {
        const foodId = trip[at]?.foodId
        if (foodId === undefined || trip[at]?.aisle !== aisle) return
        const seen = ofFood.get(foodId) ?? { sum: 0, weight: 0 }
        const position = nth / (ats.length - 1)
        ofFood.set(foodId, { sum: seen.sum + position * weight, weight: seen.weight + weight })
      })
    }
  })
  return {
    aisles: rankAisles(before),
    ofFood: new Map([...ofFood].map(([foodId, { sum, weight }]) => [foodId, sum / weight])),
  }
}

// The order that agrees with most observations; pairs never seen together have almost no weight and stay in the default
// order.
function rankAisles(before: ReadonlyMap<Aisle, ReadonlyMap<Aisle, number>>): Aisle[] {
  const order: Aisle[] = [...aisles]
  for (let moved = true, rounds = 0; moved && rounds < aisles.length; rounds += 1) {
    moved = false
    for (const aisle of aisles) {
      const from = order.indexOf(aisle)
      const to = bestPlace(order, from, before)
      if (to === from) continue
      order.splice(from, 1)
      order.splice(to, 0, aisle)
      moved = true
    }
  }
  return order
}

function bestPlace(
  order: readonly Aisle[],
  from: number,
  before: ReadonlyMap<Aisle, ReadonlyMap<Aisle, number>>,
): number {
  const aisle = order[from]
  let best = { place: from, gain: 1e-9 }
  for (const step of [-1, 1]) {
    let gain = 0
    for (let position = from + step; position >= 0 && position < order.length; position += step) {
      gain += step * lead(order[position], aisle, before)
      if (gain > best.gain) best = { place: position, gain }
    }
  }
  return best.place
}

function lead(
  a: Aisle | undefined,
  b: Aisle | undefined,
  before: ReadonlyMap<Aisle, ReadonlyMap<Aisle, number>>,
): number {
  if (!a || !b) return 0
  const [ahead, behind] = [before.get(a)?.get(b) ?? 0, before.get(b)?.get(a) ?? 0]
  const ours = (ahead + behind > 0 ? doubt : unseen) * (aisles.indexOf(a) < aisles.indexOf(b) ? 1 : -1)
  return ahead - behind + ours
}

/**
 * Sorts a list by the shop's order: by aisle, within an aisle by earlier ticks, then by name.
 * Example: `sortByShopOrder(items, learnShopOrder(trips))`.
 */
export function sortByShopOrder<Item extends { readonly foodId?: string; readonly name: string }>(
  items: readonly Item[],
  order: ShopOrder = learnShopOrder([]),
): Item[] {
  const rank = new Map(order.aisles.map((aisle, index) => [aisle, index]))
  const places = items.map((item) => ({
    item,
    ofAisle: rank.get(aisleOf(item.foodId)) ?? aisles.length,
    ofFood: (item.foodId === undefined ? undefined : order.ofFood.get(item.foodId)) ?? 2,
  }))
  places.sort((a, b) => a.ofAisle - b.ofAisle || a.ofFood - b.ofFood || byName(a.item.name, b.item.name))
  return places.map(({ item }) => item)
}

function median(places: readonly number[]): number {
  const sorted = [...places].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function byName(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()]
  return x < y ? -1 : x > y ? 1 : 0
}
