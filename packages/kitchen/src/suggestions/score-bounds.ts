import { partialLineWorth } from '../recipe-coverage/recipe-coverage'
import type { EvaluationContext, LotCell } from './dish-evaluator'
import type { RankingBuffers } from './ranking-buffers'
import type { Posting, RecipeIndex } from './recipe-index'
import { requiredFoodUnit } from './recipe-index'

/**
 * Writes on the desk the best every dish can hope for, read from the recipes of each food that is here; recipes of other
 * foods are not touched. What stands there already is not written again. Example: after `writeHopes(desk, index, kitchen)` no
 * dish is better than `desk` says.
 */
export function computeScoreBounds(
  desk: RankingBuffers,
  index: RecipeIndex,
  kitchen: EvaluationContext,
): void {
  if (desk.kitchen === kitchen) return
  desk.kitchen = kitchen
  for (let food = 0; food < index.postings.length; food += 1) {
    const posting = index.postings[food]
    if (!posting) continue
    const cells = kitchen.shelves[food]
    const links = kitchen.links[food]
    const swaps = kitchen.swaps[food]
    if (kitchen.assumed[food]) addUp(desk.assumed, posting)
    else if (cells || links || swaps) {
      let rescue = cells ? recordOffer(desk, cells, food) : 0
      if (links) for (const { cells: others } of links) rescue += recordOffer(desk, others, food)
      if (swaps) {
        for (const { parts } of swaps)
          for (const { cells: others } of parts) rescue += recordOffer(desk, others, food)
      }
      if (!cells && !links) {
        addUpSwapped(desk.there, posting)
        if (rescue > 0) addToEach(desk.rescue, posting, rescue)
      } else if (rescue > 0) addUpSaving(desk, posting, rescue)
      else addUp(desk.there, posting)
    }
  }
}

/** Marks the dishes that may take of these lots. Example: `markDishesUsingLots(desk, index, kitchen.cellsOf.get('spinach') ?? [])`. */
export function markDishesUsingLots(
  desk: RankingBuffers,
  { postings }: RecipeIndex,
  named: readonly LotCell[],
): void {
  const { offeredCells, offeredTo, offerCount } = desk
  for (let at = 0; at < offerCount; at += 1) {
    if (offeredCells[at] !== named) continue
    const posting = postings[offeredTo[at] ?? -1]
    if (posting) mark(desk, posting)
  }
}

/** Records that a food may take of these lots; returns the most that can save from spoiling. */
function recordOffer(desk: RankingBuffers, cells: readonly LotCell[], food: number): number {
  desk.offeredCells[desk.offerCount] = cells
  desk.offeredTo[desk.offerCount] = food
  desk.offerCount += 1
  let bound = 0
  for (const cell of cells) bound += cell.urgency
  return bound
}

function addUp(sums: Int32Array, { entries, length }: Posting): void {
  for (let at = 0; at < length; at += 2) {
    const place = entries[at] ?? 0
    sums[place] = (sums[place] ?? 0) + (entries[at + 1] ?? 0)
  }
}

// Both at once: going through the recipes of a food takes longer than adding.
function addUpSaving({ there, rescue }: RankingBuffers, { entries, length }: Posting, saves: number): void {
  for (let at = 0; at < length; at += 2) {
    const place = entries[at] ?? 0
    there[place] = (there[place] ?? 0) + (entries[at + 1] ?? 0)
    rescue[place] = (rescue[place] ?? 0) + saves
  }
}

// Points are such that eight tenths of them are whole.
function addUpSwapped(sums: Int32Array, { entries, length }: Posting): void {
  for (let at = 0; at < length; at += 2) {
    const place = entries[at] ?? 0
    const adds = entries[at + 1] ?? 0
    const points = adds % requiredFoodUnit
    sums[place] = (sums[place] ?? 0) + adds - points + Math.ceil(points * partialLineWorth.swapped)
  }
}

function addToEach(sums: Float64Array, { entries, length }: Posting, value: number): void {
  for (let at = 0; at < length; at += 2) {
    const place = entries[at] ?? 0
    sums[place] = (sums[place] ?? 0) + value
  }
}

function mark(desk: RankingBuffers, { entries, length }: Posting): void {
  const { named, namedPlaces } = desk
  for (let at = 0; at < length; at += 2) {
    const place = entries[at] ?? 0
    if (named[place]) continue
    named[place] = 1
    namedPlaces[desk.namedCount] = place
    desk.namedCount += 1
  }
}
