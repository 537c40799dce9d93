import type { Eater } from '@larder/kitchen/eater'
import type { Swaps } from '@larder/kitchen/matching/line-coverage'
import { standInsFor } from '@larder/kitchen/substitutes'
import { remembering } from '@larder/kitchen/suggesting/remembered-swaps'

const tables = new Map<string, Swaps>()
/** Tables that eat by the same rules; more than these are forgotten, the oldest first. */
const mostTables = 200

/** What may stand in for a food at this table. It depends on what they follow and avoid, and is worked out once for all such. */
export function swapsAt(eaters: readonly Eater[]): Swaps {
  const rules = JSON.stringify(eaters.map(({ diets, avoids }) => [diets, avoids]))
  let swaps = tables.get(rules)
  if (!swaps) {
    swaps = remembering((foodId) => standInsFor(foodId, { eaters }))
    const [oldest] = tables.keys()
    if (tables.size >= mostTables && oldest !== undefined) tables.delete(oldest)
    tables.set(rules, swaps)
  }
  return swaps
}
