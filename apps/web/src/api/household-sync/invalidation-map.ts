import { queryClient } from '../query-client'

/** What is worked out from other words of the contract: it is out of date whenever they change. */
const invalidationMap: Readonly<Record<string, readonly string[]>> = {
  inventory: ['recipes', 'suggestions', 'meal-plan'],
  diet: ['recipes', 'suggestions', 'meal-plan', 'community', 'imports'],
  recipes: ['my-recipes', 'suggestions', 'meal-plan', 'community'],
  admin: ['community', 'recipes', 'my-recipes'],
  plans: ['account', 'scan', 'api-keys'],
}

/** The words that changed, with those that lean on them. */
export function withAffected(words: Iterable<string>): ReadonlySet<string> {
  const all = new Set(words)
  for (const word of [...all]) for (const follower of invalidationMap[word] ?? []) all.add(follower)
  return all
}

/** Dishes judged for people who follow or avoid something else by now are not shown again, not even for a moment. */
export function dropDietDependentQueries(changed: ReadonlySet<string>): void {
  if (!changed.has('diet')) return
  for (const word of invalidationMap.diet ?? [])
    queryClient.removeQueries({ queryKey: [word], type: 'inactive' })
  for (const listener of dietChangeListeners) listener()
}

const dietChangeListeners = new Set<() => void>()

/** Told when dishes are to be judged anew; ends when called. */
export function onDietChanged(listener: () => void): () => void {
  dietChangeListeners.add(listener)
  return () => void dietChangeListeners.delete(listener)
}
