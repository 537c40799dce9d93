import type { RecipePicture } from '@larder/contract/my-recipes'
import { type DBSchema, openDB } from 'idb'
import { useEffect, useRef, useState } from 'react'
import { preparePhoto } from '../../../vision/prepare-photo'

/** What happens to the photo on save: keep it, remove it, or replace it. */
export type ChosenPhoto = 'as it is' | 'none' | Blob

interface Plan {
  readonly owner: string | undefined
  readonly recipe: number
  readonly picture: RecipePicture | undefined
  /** Starts with the photo chosen before the form was left. */
  readonly resumed: boolean
}

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
const localDraftPhoto = {
  get: (owner: string, recipe: number) =>
    tryWithPhotoStore((db) => db.get('photos', toPhotoKey(owner, recipe))),
  put: (owner: string, recipe: number, photo: Blob) =>
    tryWithPhotoStore((db) => db.put('photos', photo, toPhotoKey(owner, recipe))),
  drop: (owner: string, recipe: number) =>
    tryWithPhotoStore((db) => db.delete('photos', toPhotoKey(owner, recipe))),
}

export function useChosenPhoto({ owner, recipe, picture, resumed }: Plan) {
  const [chosen, setChosen] = useState<ChosenPhoto>('as it is')
  const latest = useRef<ChosenPhoto>('as it is')
  /** The photo being decoded; a later choice replaces it. */
  const pendingDecode = useRef<Promise<Blob> | null>(null)
  const [opening, setOpening] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    if (owner === undefined) return
    if (!resumed) return void localDraftPhoto.drop(owner, recipe)
    void localDraftPhoto.get(owner, recipe).then((photo) => {
      if (photo && latest.current === 'as it is' && !pendingDecode.current) {
        latest.current = photo
        setChosen(photo)
      }
    })
  }, [owner, recipe, resumed])

  function setChoice(next: ChosenPhoto) {
    latest.current = next
    setChosen(next)
  }

  async function choose(file: Blob) {
    setFailure(null)
    setOpening(true)
    const work = preparePhoto(file)
    pendingDecode.current = work
    const isLatest = () => pendingDecode.current === work
    try {
      const photo = await work
      if (!isLatest()) return
      setChoice(photo)
      if (owner !== undefined) void localDraftPhoto.put(owner, recipe, photo)
    } catch (error) {
      if (isLatest()) setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      if (isLatest()) {
        pendingDecode.current = null
        setOpening(false)
      }
    }
  }

  /** Returns the photo to save. Waits for a pending decode and rejects if that fails. */
  async function settled(): Promise<ChosenPhoto> {
    const work = pendingDecode.current
    if (!work) return latest.current
    try {
      await work
    } catch (error) {
      if (pendingDecode.current === null) throw error
    }
    return settled()
  }

  function forget(next: ChosenPhoto) {
    setFailure(null)
    pendingDecode.current = null
    setOpening(false)
    setChoice(next)
    if (owner !== undefined) void localDraftPhoto.drop(owner, recipe)
  }

  /** The recipe has a photo, or will have one after saving. */
  const has = chosen instanceof Blob || (chosen === 'as it is' && picture !== undefined)
  return { chosen, has, opening, failure, choose, settled, forget }
}

export type PhotoChoice = ReturnType<typeof useChosenPhoto>
