import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { persistedCacheDatabase } from '../../session/account-storage'

/** An answer as it was last read. */
export interface PersistedResponse {
  readonly owner: string
  /** Which read it answers, as the cache of answers names it. */
  readonly key: string
  /** The call's name. */
  readonly name: string
  /** Missing where it is the cook's own, whichever household they are in. */
  readonly household?: string
  readonly at: number
  readonly text: string
}

interface PersistedCacheSchema extends DBSchema {
  answers: {
    key: [owner: string, key: string]
    value: PersistedResponse
    indexes: { 'by-age': [owner: string, name: string, at: number] }
  }
}

const noResponses: readonly PersistedResponse[] = []

/** The answers that this browser keeps. Where it keeps nothing, nothing is found, and nobody is troubled. */
export function createPersistedCacheStore() {
  let opened: Promise<IDBPDatabase<PersistedCacheSchema>> | null = null

  function database() {
    opened ??= openDB<PersistedCacheSchema>(persistedCacheDatabase, 1, {
      upgrade: (db) =>
        db
          .createObjectStore('answers', { keyPath: ['owner', 'key'] })
          .createIndex('by-age', ['owner', 'name', 'at']),
      // It is being forgotten, by this tab or another.
      blocking: (_current, _next, event) => {
        opened = null
        ;(event.target as IDBDatabase).close()
      },
      terminated: () => {
        opened = null
      },
    })
    return opened
  }

  async function quietly<T>(
    work: (db: IDBPDatabase<PersistedCacheSchema>) => Promise<T>,
    otherwise: T,
  ): Promise<T> {
    try {
      return await work(await database())
    } catch {
      opened = null
      return otherwise
    }
  }

  return {
    get: (owner: string, key: string) =>
      quietly<PersistedResponse | undefined>((db) => db.get('answers', [owner, key]), undefined),

    /** Newest first. */
    all: (owner: string, name: string) =>
      quietly<readonly PersistedResponse[]>(async (db) => {
        const range = IDBKeyRange.bound([owner, name], [owner, name, []])
        return (await db.getAllFromIndex('answers', 'by-age', range)).reverse()
      }, noResponses),

    /** Keeps one, and no more of its kind than that. */
    put: (remembered: PersistedResponse, most: number) =>
      quietly(async (db) => {
        const { store, done } = db.transaction('answers', 'readwrite', { durability: 'relaxed' })
        await store.put(remembered)
        const { owner, name } = remembered
        const keys = await store
          .index('by-age')
          .getAllKeys(IDBKeyRange.bound([owner, name], [owner, name, []]))
        for (const key of keys.slice(0, -most)) await store.delete(key)
        await done
      }, undefined),

    remove: (owner: string, key: string) => quietly((db) => db.delete('answers', [owner, key]), undefined),

    /** Forgets all that is not so. */
    keepOnly: (isKept: (remembered: PersistedResponse) => boolean) =>
      quietly(async (db) => {
        const { store, done } = db.transaction('answers', 'readwrite')
        for (let at = await store.openCursor(); at; at = await at.continue())
          if (!isKept(at.value)) await at.delete()
        await done
      }, undefined),
  }
}

export type PersistedCacheStore = ReturnType<typeof createPersistedCacheStore>
