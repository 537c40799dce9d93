import { type DBSchema, openDB } from 'idb'

interface Schema extends DBSchema {
  photos: { key: string; value: Blob }
}

const keyOf = (owner: string, recipe: number) => `${owner}/${recipe}`

async function photos() {
  return openDB<Schema>('larder-recipe-photos', 1, {
    upgrade: (db) => void db.createObjectStore('photos'),
  })
}

async function tryWithPhotoStore<T>(
  work: (db: Awaited<ReturnType<typeof photos>>) => Promise<T>,
): Promise<T | undefined> {
  try {
    const db = await photos()
    try {
      return await work(db)
    } finally {
      db.close()
    }
  } catch {
    return undefined
  }
}

/** A photo that was chosen for a recipe and is not sent yet stays in this browser, under its cook's name. */
export const localDraftPhoto = {
  get: (owner: string, recipe: number) => tryWithPhotoStore((db) => db.get('photos', keyOf(owner, recipe))),
  put: (owner: string, recipe: number, photo: Blob) =>
    tryWithPhotoStore((db) => db.put('photos', photo, keyOf(owner, recipe))),
  drop: (owner: string, recipe: number) =>
    tryWithPhotoStore((db) => db.delete('photos', keyOf(owner, recipe))),
}
