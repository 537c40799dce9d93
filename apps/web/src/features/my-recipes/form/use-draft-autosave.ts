import { useEffect, useState } from 'react'
import { type AutosaveStatus, createDraftAutosave } from './draft-autosave'

interface Kept {
  readonly owner: string | undefined
  readonly recipe: number
  readonly version: number
}

/** Autosaves the form while it is open, and sends pending input when it is left. */
export function useDraftAutosave({ owner, recipe, version }: Kept) {
  const [keeping, setKeeping] = useState<AutosaveStatus>('nothing')
  const [keeper] = useState(() => createDraftAutosave({ owner, recipe, version, tell: setKeeping }))
  useEffect(() => {
    keeper.arrive()
    window.addEventListener('pagehide', keeper.flush)
    window.addEventListener('online', keeper.tryAgain)
    return () => {
      window.removeEventListener('pagehide', keeper.flush)
      window.removeEventListener('online', keeper.tryAgain)
      keeper.leave()
    }
  }, [keeper])
  return { keeper, keeping }
}
