import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/** Pictures that are pasted anywhere on the page, or dropped onto the card. Ends with the page. */
export function useDroppedPictures(enabled: boolean, onPicture: (file: File) => void) {
  const [over, setOver] = useState(false)
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

  const holdsFiles = ({ dataTransfer }: DragEvent) => enabled && dataTransfer.types.includes('Files')
  return {
    /** Something is held above the card. */
    over,
    card: {
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
        take(event.dataTransfer.files)
      },
    },
  }
}

// Some systems name no type for HEIC.
function pictureIn(files: FileList | undefined): File | undefined {
  return [...(files ?? [])].find(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name))
}
