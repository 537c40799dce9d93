import type { Eater } from '@larder/kitchen/eater'
import type { Swaps } from '@larder/kitchen/matching/line-coverage'
import { standInsFor } from '@larder/kitchen/substitutes'
import { remembering } from '@larder/kitchen/suggesting/remembered-swaps'

const tables = new Map<string, Swaps>()
/** Tables that eat by the same rules; more than these are forgotten, those first that were longest not asked for. */
const mostTables = 200

/** What may stand in for a food at this table. It depends on what they follow and avoid, and is worked out once for all such. */
export function swapsAt(eaters: readonly Eater[]): Swaps {
  const rules = JSON.stringify(eaters.map(({ diets, avoids }) => [diets, avoids]))
  const swaps = tables.get(rules) ?? remembering((foodId) => standInsFor(foodId, { eaters }))
  // Once more at the end, where the latest stand.
  tables.delete(rules)
  tables.set(rules, swaps)
  const [oldest] = tables.keys()
  if (tables.size > mostTables && oldest !== undefined) tables.delete(oldest)
  return swaps
}
