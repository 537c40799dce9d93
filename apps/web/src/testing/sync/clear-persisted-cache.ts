import { persistedCacheDatabase } from '../../session/account-storage'

/** No answer is kept any more, and nobody is about to forget some: that would take along what is kept next. */
export function clearPersistedCache(): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(persistedCacheDatabase)
    deleting.onsuccess = () => resolve()
    deleting.onerror = () => reject(deleting.error)
  })
}
