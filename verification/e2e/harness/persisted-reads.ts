import type { Page } from '@playwright/test'

/** The names of the reads whose responses the browser has stored for offline use. */
export function listPersistedReads(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Opening it here first would create it without the app's tables.
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'larder-remembered')) return []
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('larder-remembered')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const database = opening.result
        const close = (names: string[]) => {
          database.close()
          resolve(names)
        }
        if (!database.objectStoreNames.contains('answers')) return close([])
        const reading = database.transaction('answers').objectStore('answers').getAll()
        reading.onsuccess = () => close(reading.result.map(({ name }) => String(name)))
      }
    })
  })
}
