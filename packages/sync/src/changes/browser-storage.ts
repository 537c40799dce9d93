/** Local storage that may be full or blocked: nothing is found there then, and no call fails. */
export function createBrowserStorage(open: () => Storage) {
  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(open())
    } catch {
      return otherwise
    }
  }

  return {
    get: (key: string) => attempt((storage) => storage.getItem(key), null),
    /** False if it could not be stored. */
    set: (key: string, value: string) =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: (key: string) => attempt((storage) => storage.removeItem(key), undefined),
    keys: (prefix: string) =>
      attempt((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        return keys.filter((key) => key.startsWith(prefix))
      }, []),
  }
}

export type BrowserStorage = ReturnType<typeof createBrowserStorage>
