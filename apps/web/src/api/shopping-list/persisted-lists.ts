import { deleteDB } from 'idb'
import { type ListDatabase, openListDatabase } from './list-database'

/** The names of all such databases begin with this, the owner and the household follow. */
export const listDatabasePrefix = 'larder-shopping/'

/** A database that has not opened by then is taken for broken. */
const openTimeoutMs = 10_000

export async function openPersistedList(key: string, onLost: () => void): Promise<ListDatabase> {
  const opening = openListDatabase(listDatabasePrefix + key, { onLost })
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB open timed out')), openTimeoutMs)
  })
  try {
    return await Promise.race([opening, tooLate])
  } catch (error) {
    opening.then(
      (late) => late.close(),
      () => {},
    )
    throw error
  } finally {
    clearTimeout(timer)
  }
}

export async function openExistingList(key: string): Promise<ListDatabase | undefined> {
  const there = await findPersistedListKeys()
  return there?.includes(key) === false ? undefined : openPersistedList(key, () => {})
}

/** Undefined in a browser that does not tell. */
export async function findPersistedListKeys(): Promise<readonly string[] | undefined> {
  const all = await globalThis.indexedDB?.databases?.()
  return all?.flatMap(({ name = '' }) =>
    name.startsWith(listDatabasePrefix) ? name.slice(listDatabasePrefix.length) : [],
  )
}

/** Nobody reads it any more: what the server has goes, what it has not heard of stays for its cook to come back. */
export async function purgeList(key: string, isStillOver: () => boolean): Promise<void> {
  const kept = await openPersistedList(key, () => {})
  const waiting = await kept.keepOnly(({ waiting }) => waiting)
  kept.close()
  if (waiting === 0 && isStillOver()) await deleteDB(listDatabasePrefix + key)
}
