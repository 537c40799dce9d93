import { type DBSchema, openDB } from 'idb'

interface Schema extends DBSchema {
  photos: { key: string; value: Blob }
}

const toPhotoKey = (owner: string, recipe: number) => `${owner}/${recipe}`

async function openPhotoStore() {
  return openDB<Schema>('larder-recipe-photos', 1, {
    upgrade: (db) => void db.createObjectStore('photos'),
  })
}

async function tryWithPhotoStore<T>(
  work: (db: Awaited<ReturnType<typeof openPhotoStore>>) => Promise<T>,
): Promise<T | undefined> {
  try {
    const db = await openPhotoStore()
    try {
      return await work(db)
    } finally {
      db.close()
    }
  } catch {
    return undefined
  }
}

/** Keeps a chosen, unsent photo in this browser, by account. */
export const localDraftPhoto = {
  get: (owner: string, recipe: number) =>
    tryWithPhotoStore((db) => db.get('photos', toPhotoKey(owner, recipe))),
  put: (owner: string, recipe: number, photo: Blob) =>
    tryWithPhotoStore((db) => db.put('photos', photo, toPhotoKey(owner, recipe))),
  drop: (owner: string, recipe: number) =>
    tryWithPhotoStore((db) => db.delete('photos', toPhotoKey(owner, recipe))),
}
