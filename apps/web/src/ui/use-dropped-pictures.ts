import { useEffect, useEffectEvent } from 'react'
import { useFileDrop } from './use-file-drop'

/** Handles pictures pasted anywhere on the page or dropped onto the card. */
export function useDroppedPictures(enabled: boolean, onPictures: (files: readonly File[]) => void) {
  const handleFiles = useEffectEvent((files: FileList | undefined) => {
    const pictures = findPictures(files)
    if (!enabled || pictures.length === 0) return false
    onPictures(pictures)
    return true
  })

  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      if (handleFiles(event.clipboardData?.files)) event.preventDefault()
    }
    document.addEventListener('paste', handlePaste)
    return () => document.removeEventListener('paste', handlePaste)
  }, [])

  const { over, onto: card } = useFileDrop(enabled, handleFiles)
  return { over, card }
}

// Some systems report no type for HEIC.
function findPictures(files: FileList | undefined): File[] {
  return [...(files ?? [])].filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name))
}
