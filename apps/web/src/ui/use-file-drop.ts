import { type DragEvent, useState } from 'react'

/** Files that are dropped onto something. */
export function useFileDrop(enabled: boolean, onFiles: (files: FileList) => void) {
  const [over, setOver] = useState(false)
  const holdsFiles = ({ dataTransfer }: DragEvent) => enabled && dataTransfer.types.includes('Files')
  return {
    /** Something is held above it. */
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
