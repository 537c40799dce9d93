import { type PersistedResponse, type PersistRule, persistReads } from '@larder/sync/reads/persisted-reads'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { canReachServer } from '../../server-connection'
import { persistedCacheDatabase } from '../../session/account-storage'
import { changeQueue } from '../change-queue/change-queue'
import { sessionPort, sync } from '../sync'
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
    isOnline: canReachServer,
    isDiscarded: isDietDependent,
  })
}

interface PersistedCacheSchema extends DBSchema {
  answers: {
    key: [owner: string, key: string]
    value: PersistedResponse
    indexes: { 'by-age': [owner: string, name: string, at: number] }
  }
}

const noResponses: readonly PersistedResponse[] = []

/** The responses stored in this browser. Without storage nothing is found, and no call fails. */
function createPersistedCacheStore() {
  let openedDatabase: Promise<IDBPDatabase<PersistedCacheSchema>> | null = null

  function database() {
    openedDatabase ??= openDB<PersistedCacheSchema>(persistedCacheDatabase, 1, {
      upgrade: (db) =>
        db
          .createObjectStore('answers', { keyPath: ['owner', 'key'] })
          .createIndex('by-age', ['owner', 'name', 'at']),
      // This tab or another one deletes the database.
      blocking: (_current, _next, event) => {
        openedDatabase = null
        ;(event.target as IDBDatabase).close()
      },
      terminated: () => {
        openedDatabase = null
      },
    })
    return openedDatabase
  }

  async function ignoreErrors<T>(
    work: (db: IDBPDatabase<PersistedCacheSchema>) => Promise<T>,
    fallback: T,
  ): Promise<T> {
    try {
      return await work(await database())
    } catch {
      openedDatabase = null
      return fallback
    }
  }

  return {
    get: (owner: string, key: string) =>
      ignoreErrors<PersistedResponse | undefined>((db) => db.get('answers', [owner, key]), undefined),

    /** Newest first. */
    all: (owner: string, name: string) =>
      ignoreErrors<readonly PersistedResponse[]>(async (db) => {
        const range = IDBKeyRange.bound([owner, name], [owner, name, []])
        return (await db.getAllFromIndex('answers', 'by-age', range)).reverse()
      }, noResponses),

    /** Stores a response and keeps at most `maxEntries` of its endpoint. */
    put: (response: PersistedResponse, maxEntries: number) =>
      ignoreErrors(async (db) => {
        const { store, done } = db.transaction('answers', 'readwrite', { durability: 'relaxed' })
        await store.put(response)
        const { owner, name } = response
        const keys = await store
          .index('by-age')
          .getAllKeys(IDBKeyRange.bound([owner, name], [owner, name, []]))
        for (const key of keys.slice(0, -maxEntries)) await store.delete(key)
        await done
      }, undefined),

    remove: (owner: string, key: string) =>
      ignoreErrors((db) => db.delete('answers', [owner, key]), undefined),

    /** Deletes every response that does not match. */
    keepOnly: (isKept: (response: PersistedResponse) => boolean) =>
      ignoreErrors(async (db) => {
        const { store, done } = db.transaction('answers', 'readwrite')
        for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
          if (!isKept(cursor.value)) await cursor.delete()
        await done
      }, undefined),
  }
}
