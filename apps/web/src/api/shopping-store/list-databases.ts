import { deleteDB } from 'idb'
import { type ListDatabase, openListDatabase } from './list-database'

/** The names of all such databases begin with this, the owner and the household follow. */
export const databasePrefix = 'larder-shopping/'

/** A database that has not opened by then is taken for broken. */
const patience = 10_000

export async function openKept(key: string, onLost: () => void): Promise<ListDatabase> {
  const opening = openListDatabase(databasePrefix + key, { onLost })
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not open')), patience)
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

export async function openKeptIfThere(key: string): Promise<ListDatabase | undefined> {
  const there = await keptKeys()
  return there?.includes(key) === false ? undefined : openKept(key, () => {})
}

/** Undefined in a browser that does not tell. */
export async function keptKeys(): Promise<readonly string[] | undefined> {
  const all = await globalThis.indexedDB?.databases?.()
  return all?.flatMap(({ name = '' }) =>
    name.startsWith(databasePrefix) ? name.slice(databasePrefix.length) : [],
  )
}

/** Nobody reads it any more: what the server has goes, what it has not heard of stays for its cook to come back. */
export async function sweepList(key: string, isStillOver: () => boolean): Promise<void> {
  const kept = await openKept(key, () => {})
  const waiting = await kept.keepOnly(({ waiting }) => waiting)
  kept.close()
  if (waiting === 0 && isStillOver()) await deleteDB(databasePrefix + key)
}
