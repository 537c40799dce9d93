import { session } from './session-store'

/** Prefix of storage keys that are deleted on sign-out. */
export const accountStoragePrefix = 'remembered/'

/** The IndexedDB database that is deleted on sign-out. */
export const persistedCacheDatabase = 'larder-remembered'

/** Deletes a cook's stored data, so that the next user of this device does not see it. */
export function clearAccountStorage() {
  if (session.get().isAuthenticated) return
  try {
    window.indexedDB?.deleteDatabase(persistedCacheDatabase)
    const storage = window.localStorage
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keys) if (key.startsWith(accountStoragePrefix)) storage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to delete.
  }
}
