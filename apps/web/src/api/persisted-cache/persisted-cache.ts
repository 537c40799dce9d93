import { type PersistRule, persistReads } from '@larder/sync/reads/persisted-reads'
import { changeQueue } from '../change-queue/change-queue'
import { sessionPort, sync } from '../sync'
import { createPersistedCacheStore } from './persisted-cache-store'
import { staleQueries } from './stale-queries'

export const persistedCacheStore = createPersistedCacheStore()

interface PersistedQueryRule extends PersistRule {
  /** It depends on what the household may eat, so it is out of date when that changes. */
  readonly dependsOnDiet?: true
}

/** The responses stored in the browser, by endpoint name: what a cook needs in a shop or a cellar. */
export const persistedQueries: Readonly<Record<string, PersistedQueryRule>> = {
  'account.me': { maxEntries: 1, personal: true },
  'household.current': { maxEntries: 1 },
  'household.list': { maxEntries: 1, personal: true },
  'diet.people': { maxEntries: 1 },
  'inventory.list': { maxEntries: 1 },
  'inventory.overview': { maxEntries: 1 },
  'meal-plan.week': { maxEntries: 6, dependsOnDiet: true },
  'meal-plan.wishes': { maxEntries: 1 },
  'shopping.memory': { maxEntries: 1 },
  'cooking.current': { maxEntries: 1 },
  'notifications.list': { maxEntries: 1 },
  'recipes.get': { maxEntries: 80, dependsOnDiet: true },
  'recipes.groups': { maxEntries: 4, dependsOnDiet: true },
  'recipes.search': { maxEntries: 8, dependsOnDiet: true },
  'suggestions.list': { maxEntries: 4, dependsOnDiet: true },
}

/** Returns whether responses of an endpoint depend on what the household may eat. */
export function isDietDependent(name: string): boolean {
  return persistedQueries[name]?.dependsOnDiet === true
}

/** Stores the responses to some queries in this browser. Returns a function that stops it. */
export function persistQueryCache(): () => void {
  return persistReads({
    reads: sync.reads,
    session: sessionPort,
    scope: changeQueue,
    store: persistedCacheStore,
    stale: staleQueries,
    rules: persistedQueries,
    isOnline: () => navigator.onLine !== false,
    isDiscarded: isDietDependent,
  })
}
