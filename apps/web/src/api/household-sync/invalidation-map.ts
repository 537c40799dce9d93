import { queryClient } from '../query-client'

/** For each feature, the features derived from it. They are out of date whenever it changes. */
const invalidationMap: Readonly<Record<string, readonly string[]>> = {
  inventory: ['recipes', 'suggestions', 'meal-plan'],
  diet: ['recipes', 'suggestions', 'meal-plan', 'community', 'imports'],
  recipes: ['my-recipes', 'suggestions', 'meal-plan', 'community'],
  admin: ['community', 'recipes', 'my-recipes'],
  plans: ['account', 'scan', 'api-keys'],
}

/** Returns the changed features and all features derived from them. */
export function withAffected(features: Iterable<string>): ReadonlySet<string> {
  const all = new Set(features)
  for (const feature of [...all]) for (const derived of invalidationMap[feature] ?? []) all.add(derived)
  return all
}

/** Drops dishes judged by a former diet, so that they are not shown again even for a moment. */
export function dropDietDependentQueries(changed: ReadonlySet<string>): void {
  if (!changed.has('diet')) return
  for (const feature of invalidationMap.diet ?? [])
    queryClient.removeQueries({ queryKey: [feature], type: 'inactive' })
  for (const listener of dietChangeListeners) listener()
}

const dietChangeListeners = new Set<() => void>()

/**
 * Registers a listener for diet changes, after which dishes are judged anew. Returns a function that removes
 * it.
 */
export function onDietChanged(listener: () => void): () => void {
  dietChangeListeners.add(listener)
  return () => void dietChangeListeners.delete(listener)
}
