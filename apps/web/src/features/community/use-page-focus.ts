import { useEffect, useRef } from 'react'

/** After going to another page of a list the focus goes to its count, so that it is read out. */
export function usePageFocus(page: number, id: string) {
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    document.getElementById(id)?.focus({ preventScroll: true })
  }, [page, id])
}
