import { type DragEvent, useState } from 'react'

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
