import { useEffect } from 'react'

/** Sets the tab title after the content has loaded. */
export function useDocumentTitle(name: string | undefined) {
  useEffect(() => {
    if (name === undefined) return
    // Runs after the route has set its own title.
    queueMicrotask(() => {
      document.title = `${name} · Larder`
    })
  }, [name])
}
