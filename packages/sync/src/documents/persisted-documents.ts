import { deleteDB } from 'idb'
import { type DocumentDatabase, type OpenDatabaseOptions, openDocumentDatabase } from './document-database'
import type { StoredDocument } from './replica-state'

/** A database that has not opened by then counts as broken. */
const openTimeoutMs = 10_000

/** The databases of one kind of documents in this browser; their names are the prefix, the owner and the household. */
export function createPersistedDocuments<D extends StoredDocument>(
  prefix: string,
  options: OpenDatabaseOptions<D>,
) {
  async function open(key: string, onLost: () => void): Promise<DocumentDatabase<D>> {
    const opening = openDocumentDatabase(prefix + key, { ...options, onLost })
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

  /** Returns undefined if the browser cannot list its databases. */
  async function keys(): Promise<readonly string[] | undefined> {
    const databases = await globalThis.indexedDB?.databases?.()
    return databases?.flatMap(({ name = '' }) => (name.startsWith(prefix) ? name.slice(prefix.length) : []))
  }

  return {
    open,
    keys,
    async openExisting(key: string): Promise<DocumentDatabase<D> | undefined> {
      return (await keys())?.includes(key) === false ? undefined : open(key, () => {})
    },
    /**
     * Deletes what the server has of documents that are no longer read. Unsynced ones stay for their cook's
     * return.
     */
    async purge(key: string, isStillUnused: () => boolean): Promise<void> {
      const database = await open(key, () => {})
      const waiting = await database.keepOnly(({ waiting }) => waiting)
      database.close()
      if (waiting === 0 && isStillUnused()) await deleteDB(prefix + key)
    },
  }
}
