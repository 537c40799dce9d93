import type { Affected } from './endpoint'

/**
 * What is out of date after a change of something that other features are derived from: a dish's missing
 * ingredients come from the stock, its verdicts from the diet. The first word is what changed.
 * Example: `affects: [...affected.stock, 'shopping']`.
 */
export const affected = {
  stock: ['inventory', 'notifications', 'recipes', 'suggestions', 'meal-plan'],
  diet: ['diet', 'recipes', 'suggestions', 'meal-plan', 'community', 'imports'],
  recipes: ['recipes', 'my-recipes', 'suggestions', 'meal-plan', 'community'],
  admin: ['admin', 'community', 'recipes', 'my-recipes'],
  plans: ['plans', 'account', 'scan', 'api-keys'],
} as const satisfies Record<string, readonly Affected[]>

/**
 * Returns what is out of date after the server reported changes of these features.
 * Example: `staleAfter(['diet'])` also has 'recipes', whose verdicts depend on it.
 */
export function staleAfter(changed: Iterable<string>): ReadonlySet<string> {
  const stale = new Set(changed)
  const changedFeatures = [...stale]
  for (const group of Object.values(affected))
    if (changedFeatures.includes(group[0])) for (const derived of group) stale.add(derived)
  return stale
}
