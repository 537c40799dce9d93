import type { Eater } from '@larder/kitchen/eater'
import type { Swaps } from '@larder/kitchen/matching/line-coverage'
import { standInsFor } from '@larder/kitchen/substitutes'
import { remembering } from '@larder/kitchen/suggesting/remembered-swaps'

const told = new WeakMap<readonly Eater[], Swaps>()

/** What may stand in for a food at this table; a page of recipes asks of each food once. */
export function swapsAt(eaters: readonly Eater[]): Swaps {
  let swaps = told.get(eaters)
  if (!swaps) {
    swaps = remembering((foodId) => standInsFor(foodId, { eaters }))
    told.set(eaters, swaps)
  }
  return swaps
}
