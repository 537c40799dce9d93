import type { Eater } from '@larder/kitchen/diet/eater'
import { automaticSubstitutesFor } from '@larder/kitchen/food/substitutes'
import type { Swaps } from '@larder/kitchen/recipe-coverage/line-coverage'
import { memoizeSwaps } from '@larder/kitchen/suggestions/swap-cache'

const swapsByRules = new Map<string, Swaps>()
/** Tables that eat by the same rules; more than these are forgotten, those first that were longest not asked for. */
const maxCachedRules = 200

/** What may stand in for a food at this table. It depends on what they follow and avoid, and is worked out once for all such. */
export function findSwapsFor(eaters: readonly Eater[]): Swaps {
  const rules = JSON.stringify(eaters.map(({ diets, avoids }) => [diets, avoids]))
  const swaps =
    swapsByRules.get(rules) ?? memoizeSwaps((foodId) => automaticSubstitutesFor(foodId, { eaters }))
  // Once more at the end, where the latest stand.
  swapsByRules.delete(rules)
  swapsByRules.set(rules, swaps)
  const [oldest] = swapsByRules.keys()
  if (swapsByRules.size > maxCachedRules && oldest !== undefined) swapsByRules.delete(oldest)
  return swaps
}
