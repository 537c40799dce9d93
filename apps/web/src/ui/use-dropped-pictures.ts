import { useEffect, useEffectEvent } from 'react'
import { useFileDrop } from './use-file-drop'

/** Pictures that are pasted anywhere on the page, or dropped onto the card. Ends with the page. */
export function useDroppedPictures(enabled: boolean, onPicture: (file: File) => void) {
  const take = useEffectEvent((files: FileList | undefined) => {
    const file = pictureIn(files)
    if (!enabled || !file) return false
    onPicture(file)
    return true
  })

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (take(event.clipboardData?.files)) event.preventDefault()
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const { over, onto: card } = useFileDrop(enabled, take)
  return { over, card }
}

// Some systems name no type for HEIC.
function pictureIn(files: FileList | undefined): File | undefined {
  return [...(files ?? [])].find(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name))
}
