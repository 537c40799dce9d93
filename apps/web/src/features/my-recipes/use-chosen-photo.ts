import type { Picture } from '@larder/contract/my-recipes'
import { useEffect, useState } from 'react'
import { photoToSend } from '../../vision/photo-to-send'
import { keptPhoto } from './kept-photo'

/** What is to become of a recipe's photo when it is saved: it stays, another comes, or it goes. */
export type ChosenPhoto = 'as it is' | 'none' | Blob

interface Plan {
  readonly owner: string | undefined
  readonly recipe: number
  readonly picture: Picture | undefined
  /** Begins with the photo that was chosen before the form was left. */
  readonly resumed: boolean
}

export function useChosenPhoto({ owner, recipe, picture, resumed }: Plan) {
  const [chosen, setChosen] = useState<ChosenPhoto>('as it is')
  const [opening, setOpening] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  useEffect(() => {
    if (owner === undefined) return
    if (!resumed) return void keptPhoto.drop(owner, recipe)
    void keptPhoto.get(owner, recipe).then((photo) => {
      if (photo) setChosen((now) => (now === 'as it is' ? photo : now))
    })
  }, [owner, recipe, resumed])

  async function choose(file: Blob) {
    setTrouble(null)
    setOpening(true)
    try {
      const photo = await photoToSend(file)
      setChosen(photo)
      if (owner !== undefined) void keptPhoto.put(owner, recipe, photo)
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    } finally {
      setOpening(false)
    }
  }

  function forget(next: ChosenPhoto) {
    setTrouble(null)
    setChosen(next)
    if (owner !== undefined) void keptPhoto.drop(owner, recipe)
  }

  /** The recipe has a photo, or will have one once it is saved. */
  const has = chosen instanceof Blob || (chosen === 'as it is' && picture !== undefined)
  return { chosen, has, opening, trouble, choose, forget }
}

export type PhotoChoice = ReturnType<typeof useChosenPhoto>
