import { useEffect, useRef } from 'react'

/** Moves the focus to the count after a page change, so that it is announced. */
export function usePageFocus(page: number, id: string) {
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    document.getElementById(id)?.focus({ preventScroll: true })
  }, [page, id])
}

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
