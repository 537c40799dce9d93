import { type RefObject, useLayoutEffect, useState } from 'react'
import { countColumns } from './grid-rows'

/** How many cards fit beside each other, and how far down the page their place begins. */
export function useGridColumns(frame: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ columns: 0, top: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const next = { columns: countColumns(width), top: Math.round(top + window.scrollY) }
      setPlace((before) => (before.columns === next.columns && before.top === next.top ? before : next))
    }
    measure()
    // What stands above may grow, too, and moves it down without changing its width.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [frame])
  return place
}
