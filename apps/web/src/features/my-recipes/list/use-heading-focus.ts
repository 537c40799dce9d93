import { useEffect, useRef } from 'react'

/**
 * When the form replaces the list or the other way round, focuses the heading, so that it is announced, and scrolls to
 * the top.
 */
export function useHeadingFocus(shown: number | null): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    // A dialog that opened at the same time keeps the focus.
    if (!heading || document.activeElement?.closest('[role="dialog"]')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [shown])
}
