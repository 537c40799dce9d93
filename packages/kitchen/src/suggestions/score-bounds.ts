import { partialLineWorth } from '../recipe-coverage/recipe-coverage'
import type { EvaluationContext, LotCell } from './dish-evaluator'
import type { RankingBuffers } from './ranking-buffers'
import type { Posting, RecipeIndex } from './recipe-index'
import { requiredFoodUnit } from './recipe-index'

// Module constants inline into the loops.
const foodUnit = requiredFoodUnit
const swappedWorth = partialLineWorth.swapped

/**
 * Computes the upper bound of every dish from the recipes of each food in stock; recipes of other foods are not
 * touched. Existing bounds are kept.
 * Example: after `computeScoreBounds(buffers, index, kitchen)` no dish scores above its bound in `buffers`.
 */
export function computeScoreBounds(
  buffers: RankingBuffers,
  index: RecipeIndex,
  kitchen: EvaluationContext,
): void {
  if (buffers.kitchen === kitchen) return
  buffers.kitchen = kitchen
  for (let food = 0; food < index.postings.length; food += 1) {
    const posting = index.postings[food]
    if (!posting) continue
    const cells = kitchen.shelves[food]
    const links = kitchen.links[food]
    const swaps = kitchen.swaps[food]
    if (kitchen.assumed[food]) addPoints(buffers.assumed, posting)
    else if (cells || links || swaps) {
      let rescue = cells ? recordOffer(buffers, cells, food) : 0
      if (links) for (const { cells: others } of links) rescue += recordOffer(buffers, others, food)
      if (swaps) {
        for (const { parts } of swaps)
          for (const { cells: others } of parts) rescue += recordOffer(buffers, others, food)
      }
      if (!cells && !links) {
        addUpSwapped(buffers.there, posting)
        if (rescue > 0) addToEach(buffers.rescue, posting, rescue)
      } else if (rescue > 0) addUpSaving(buffers, posting, rescue)
      else addPoints(buffers.there, posting)
    }
  }
}

/**
 * Marks the dishes that may use these lots.
 * Example: `markDishesUsingLots(buffers, index, kitchen.cellsOf.get('spinach') ?? [])`.
 */
export function markDishesUsingLots(
  buffers: RankingBuffers,
  { postings }: RecipeIndex,
  named: readonly LotCell[],
): void {
  const { offeredCells, offeredTo, offerCount } = buffers
  for (let at = 0; at < offerCount; at += 1) {
    if (offeredCells[at] !== named) continue
    const posting = postings[offeredTo[at] ?? -1]
    if (posting) markPosting(buffers, posting)
  }
}

/** Records that a food may take from these lots; returns the maximum rescue value. */
function recordOffer(buffers: RankingBuffers, cells: readonly LotCell[], food: number): number {
  buffers.offeredCells[buffers.offerCount] = cells
  buffers.offeredTo[buffers.offerCount] = food
  buffers.offerCount += 1
  let bound = 0
  for (const cell of cells) bound += cell.urgency
  return bound
}

function addPoints(sums: Int32Array, { entries, length }: Posting): void {
  for (let at = 0; at < length; at += 2) {
    const position = entries[at] ?? 0
    sums[position] = (sums[position] ?? 0) + (entries[at + 1] ?? 0)
  }
}

// Both at once: iterating over the recipes of a food costs more than adding.
function addUpSaving({ there, rescue }: RankingBuffers, { entries, length }: Posting, saves: number): void {
  for (let at = 0; at < length; at += 2) {
    const position = entries[at] ?? 0
    there[position] = (there[position] ?? 0) + (entries[at + 1] ?? 0)
    rescue[position] = (rescue[position] ?? 0) + saves
  }
}

// Points are chosen so that eight tenths of them are integers.
function addUpSwapped(sums: Int32Array, { entries, length }: Posting): void {
  for (let at = 0; at < length; at += 2) {
    const position = entries[at] ?? 0
    const adds = entries[at + 1] ?? 0
    const points = adds & (foodUnit - 1)
    sums[position] = (sums[position] ?? 0) + adds - points + Math.ceil(points * swappedWorth)
  }
}

function addToEach(sums: Float64Array, { entries, length }: Posting, value: number): void {
  for (let at = 0; at < length; at += 2) {
    const position = entries[at] ?? 0
    sums[position] = (sums[position] ?? 0) + value
  }
}

function markPosting(buffers: RankingBuffers, { entries, length }: Posting): void {
  const { named, namedPlaces } = buffers
  for (let at = 0; at < length; at += 2) {
    const position = entries[at] ?? 0
    if (named[position]) continue
    named[position] = 1
    namedPlaces[buffers.namedCount] = position
    buffers.namedCount += 1
  }
}
