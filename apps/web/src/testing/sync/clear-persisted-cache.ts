import { persistedCacheDatabase } from '../../session/account-storage'

/**
 * Deletes the persisted cache and waits for it, so that a late deletion does not remove what is stored next.
 */
export function clearPersistedCache(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(persistedCacheDatabase)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}
