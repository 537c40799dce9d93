import { useEffect } from 'react'

/** Names in the tab what the page turned out to be about. */
export function useDocumentTitle(name: string | undefined) {
  useEffect(() => {
    if (name === undefined) return
    // After the page has been given the name of its room.
    queueMicrotask(() => {
      document.title = `${name} · Larder`
    })
  }, [name])
}
