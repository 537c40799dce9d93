import { myRecipes } from '@larder/contract/my-recipes'
import { useState } from 'react'
import { toErrorMessage } from './api-error'
import { randomId } from './random-id'
import { useChange } from './use-change'

/** Adds photos to a dish, one at a time. `prepare` makes a file upright and small. */
export function useAddPhoto(recipeId: number, prepare: (file: Blob) => Promise<Blob>) {
  const adding = useChange(myRecipes.addPhoto)
  const [opening, setOpening] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function add(file: Blob, onAdded: () => void) {
    setOpening(true)
    setFailure(null)
    try {
      const picture = await prepare(file)
      const input = { params: { id: recipeId }, query: {}, picture }
      await adding.change(input, { key: randomId() }).response
      onAdded()
    } catch (error) {
      setFailure(toErrorMessage(error))
    }
    setOpening(false)
  }
  return { add, busy: opening, failure }
}
