import { type RefObject, useLayoutEffect, useState } from 'react'
import { countColumns } from './grid-rows'

/** Returns the number of columns that fit, and the grid's distance from the top of the page. */
export function useGridColumns(frame: RefObject<HTMLElement | null>) {
  const [layout, setLayout] = useState({ columns: 0, top: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const next = { columns: countColumns(width), top: Math.round(top + window.scrollY) }
      setLayout((before) => (before.columns === next.columns && before.top === next.top ? before : next))
    }
    measure()
    // Content above the grid may grow and move the grid without changing its width.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [frame])
  return layout
}
