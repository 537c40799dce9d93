import { rememberedDatabase } from '../session/remembered'

/** No answer is kept any more, and nobody is about to forget some: that would take along what is kept next. */
export function forgottenAnswers(): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(rememberedDatabase)
    deleting.onsuccess = () => resolve()
    deleting.onerror = () => reject(deleting.error)
  })
}
