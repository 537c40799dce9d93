import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/** Handles files dropped onto an element. */
export function useFileDrop(enabled: boolean, onFiles: (files: FileList) => void) {
  const [over, setOver] = useState(false)
  const holdsFiles = ({ dataTransfer }: DragEvent) => enabled && dataTransfer.types.includes('Files')
  return {
    /** Files are dragged over it. */
    over,
    onto: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles(event.dataTransfer.files)
      },
    },
  }
}

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
