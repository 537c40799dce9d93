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
