import { deleteDB } from 'idb'
import { type ListDatabase, openListDatabase } from './list-database'

/** Prefix of all list database names; the owner and the household follow. */
const listDatabasePrefix = 'larder-shopping/'

/** A database that has not opened by then counts as broken. */
const openTimeoutMs = 10_000

export async function openPersistedList(key: string, onLost: () => void): Promise<ListDatabase> {
  const opening = openListDatabase(listDatabasePrefix + key, { onLost })
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB open timed out')), openTimeoutMs)
  })
  try {
    return await Promise.race([opening, timeout])
  } catch (error) {
    opening.then(
      (database) => database.close(),
      () => {},
    )
    throw error
  } finally {
    clearTimeout(timer)
  }
}

export async function openExistingList(key: string): Promise<ListDatabase | undefined> {
  const existing = await findPersistedListKeys()
  return existing?.includes(key) === false ? undefined : openPersistedList(key, () => {})
}

/** Returns undefined if the browser cannot list its databases. */
export async function findPersistedListKeys(): Promise<readonly string[] | undefined> {
  const databases = await globalThis.indexedDB?.databases?.()
  return databases?.flatMap(({ name = '' }) =>
    name.startsWith(listDatabasePrefix) ? name.slice(listDatabasePrefix.length) : [],
  )
}

/**
 * Deletes what the server has of a list that is no longer read. Unsynced records stay for their cook's
 * return.
 */
export async function purgeList(key: string, isStillUnused: () => boolean): Promise<void> {
  const database = await openPersistedList(key, () => {})
  const waiting = await database.keepOnly(({ waiting }) => waiting)
  database.close()
  if (waiting === 0 && isStillUnused()) await deleteDB(listDatabasePrefix + key)
}
