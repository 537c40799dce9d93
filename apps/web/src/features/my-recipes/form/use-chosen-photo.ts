import type { RecipePicture } from '@larder/contract/my-recipes'
import { useEffect, useRef, useState } from 'react'
import { preparePhoto } from '../../../vision/prepare-photo'
import { localDraftPhoto } from './local-draft-photo'

/** What is to become of a recipe's photo when it is saved: it stays, another comes, or it goes. */
export type ChosenPhoto = 'as it is' | 'none' | Blob

interface Plan {
  readonly owner: string | undefined
  readonly recipe: number
  readonly picture: RecipePicture | undefined
  /** Begins with the photo that was chosen before the form was left. */
  readonly resumed: boolean
}

export function useChosenPhoto({ owner, recipe, picture, resumed }: Plan) {
  const [chosen, setChosen] = useState<ChosenPhoto>('as it is')
  const latest = useRef<ChosenPhoto>('as it is')
  /** The photo that is being opened; a later choice takes its place. */
  const underWay = useRef<Promise<Blob> | null>(null)
  const [opening, setOpening] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  useEffect(() => {
    if (owner === undefined) return
    if (!resumed) return void localDraftPhoto.drop(owner, recipe)
    void localDraftPhoto.get(owner, recipe).then((photo) => {
      if (photo && latest.current === 'as it is' && !underWay.current) {
        latest.current = photo
        setChosen(photo)
      }
    })
  }, [owner, recipe, resumed])

  function take(next: ChosenPhoto) {
    latest.current = next
    setChosen(next)
  }

  async function choose(file: Blob) {
    setTrouble(null)
    setOpening(true)
    const work = preparePhoto(file)
    underWay.current = work
    const isLatest = () => underWay.current === work
    try {
      const photo = await work
      if (!isLatest()) return
      take(photo)
      if (owner !== undefined) void localDraftPhoto.put(owner, recipe, photo)
    } catch (error) {
      if (isLatest()) setTrouble(error instanceof Error ? error.message : String(error))
    } finally {
      if (isLatest()) {
        underWay.current = null
        setOpening(false)
      }
    }
  }

  /** What is to be saved: a photo that is still being opened is waited for, and rejects where it cannot be opened. */
  async function settled(): Promise<ChosenPhoto> {
    const work = underWay.current
    if (!work) return latest.current
    try {
      await work
    } catch (error) {
      if (underWay.current === null) throw error
    }
    return settled()
  }

  function forget(next: ChosenPhoto) {
    setTrouble(null)
    underWay.current = null
    setOpening(false)
    take(next)
    if (owner !== undefined) void localDraftPhoto.drop(owner, recipe)
  }

  /** The recipe has a photo, or will have one once it is saved. */
  const has = chosen instanceof Blob || (chosen === 'as it is' && picture !== undefined)
  return { chosen, has, opening, trouble, choose, settled, forget }
}

export type PhotoChoice = ReturnType<typeof useChosenPhoto>
