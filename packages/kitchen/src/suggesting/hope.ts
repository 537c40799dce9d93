import { standIn } from '../matching'
import type { Desk } from './desk'
import type { Cell, TrialKitchen } from './dish-trial'
import type { Posting, RecipeIndex } from './recipe-index'
import { requiredOne } from './recipe-index'

/**
 * Writes on the desk the best every dish can hope for, read from the recipes of each food that is here; recipes of other
 * foods are not touched. Example: after `writeHopes(desk, index, kitchen)` no dish is better than `desk` says.
 */
export function writeHopes(desk: Desk, index: RecipeIndex, kitchen: TrialKitchen): void {
  for (let food = 0; food < index.postings.length; food += 1) {
    const posting = index.postings[food]
    if (!posting) continue
    const cells = kitchen.shelves[food]
    const links = kitchen.links[food]
    const swaps = kitchen.swaps[food]
    if (kitchen.assumed[food]) addUp(desk.assumed, posting)
    else if (cells || links || swaps) {
      let rescue = rescueHope(cells)
      let isNamed = cells !== undefined && cells === kitchen.named
      for (const { cells: others } of links ?? []) {
        rescue += rescueHope(others)
        isNamed ||= others === kitchen.named
      }
      for (const swap of swaps ?? []) {
        for (const { cells: others } of swap) {
          rescue += rescueHope(others)
          isNamed ||= others === kitchen.named
        }
      }
      if (cells || links) addUp(desk.there, posting)
      else addUpSwapped(desk.there, posting)
      if (rescue > 0) addToEach(desk.rescue, posting, rescue)
      if (isNamed) mark(desk.named, posting)
    }
  }
}

function addUp(sums: Int32Array, { entries, length }: Posting): void {
  for (let at = 0; at < length; at += 2) {
    const place = entries[at] ?? 0
    sums[place] = (sums[place] ?? 0) + (entries[at + 1] ?? 0)
  }
}

// Points are such that eight tenths of them are whole.
function addUpSwapped(sums: Int32Array, { entries, length }: Posting): void {
  for (let at = 0; at < length; at += 2) {
    const place = entries[at] ?? 0
    const adds = entries[at + 1] ?? 0
    const points = adds % requiredOne
    sums[place] = (sums[place] ?? 0) + adds - points + Math.ceil(points * standIn.swapped)
  }
}

function addToEach(sums: Float64Array, { entries, length }: Posting, value: number): void {
  for (let at = 0; at < length; at += 2) {
    const place = entries[at] ?? 0
    sums[place] = (sums[place] ?? 0) + value
  }
}

function mark(flags: Uint8Array, { entries, length }: Posting): void {
  for (let at = 0; at < length; at += 2) flags[entries[at] ?? 0] = 1
}

function rescueHope(cells: readonly Cell[] | undefined): number {
  let hope = 0
  if (cells) for (const cell of cells) hope += cell.urgency
  return hope
}
