import { session } from './session-store'

/** What is kept in the browser only as long as its cook is signed in begins with this. */
export const accountStoragePrefix = 'remembered/'

/** The same in the browser's database. */
export const persistedCacheDatabase = 'larder-remembered'

/** What somebody keeps at home is not for whoever sits down at this device next. */
export function clearAccountStorage() {
  if (session.get().isAuthenticated) return
  try {
    window.indexedDB?.deleteDatabase(persistedCacheDatabase)
    const held = window.localStorage
    const keys = Array.from({ length: held.length }, (_, index) => held.key(index) ?? '')
    for (const key of keys) if (key.startsWith(accountStoragePrefix)) held.removeItem(key)
  } catch {
    // What cannot be reached was never kept.
  }
}
