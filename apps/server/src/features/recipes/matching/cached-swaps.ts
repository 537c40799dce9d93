import type { Eater } from '@larder/kitchen/diet/eater'
import { automaticSubstitutesFor } from '@larder/kitchen/food/substitutes'
import type { Swaps } from '@larder/kitchen/recipe-coverage/line-coverage'
import { memoizeSwaps } from '@larder/kitchen/suggestions/swap-cache'

const swapsByRules = new Map<string, Swaps>()
/** Cached sets of eating rules; beyond this the least recently used is evicted. */
const maxCachedRules = 200

/** Returns the substitutes for a food that suit these eaters. Cached by their diets and restrictions. */
export function findSwapsFor(eaters: readonly Eater[]): Swaps {
  const rules = JSON.stringify(eaters.map(({ diets, avoids }) => [diets, avoids]))
  const swaps =
    swapsByRules.get(rules) ?? memoizeSwaps((foodId) => automaticSubstitutesFor(foodId, { eaters }))
  // Re-inserted as the most recently used.
  swapsByRules.delete(rules)
  swapsByRules.set(rules, swaps)
  const [oldest] = swapsByRules.keys()
  if (swapsByRules.size > maxCachedRules && oldest !== undefined) swapsByRules.delete(oldest)
  return swaps
}
