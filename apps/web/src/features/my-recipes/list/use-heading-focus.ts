import { useEffect, useRef } from 'react'

/** When the form takes the place of the list, or the list that of the form, its heading is read out and it starts at the top. */
export function useHeadingFocus(shown: number | null): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    // A dialog that opened with it keeps the focus.
    if (!heading || document.activeElement?.closest('[role="dialog"]')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [shown])
}
