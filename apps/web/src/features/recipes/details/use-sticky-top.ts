import { type RefObject, useLayoutEffect, useRef } from 'react'

const gap = 16

/**
 * Computes the sticky offset of an element beside a longer column: at the top if it fits on the screen, otherwise with
 * its end in view, so that all of it can be reached.
 */
export function useStickyTop<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useLayoutEffect(() => {
    const current = element.current
    if (!current) return
    const updateTop = () => {
      const room = window.innerHeight - current.offsetHeight - gap
      current.style.setProperty('--sticky-top', `${Math.min(gap, room)}px`)
    }
    const watching = new ResizeObserver(updateTop)
    watching.observe(current)
    window.addEventListener('resize', updateTop)
    return () => {
      watching.disconnect()
      window.removeEventListener('resize', updateTop)
    }
  }, [])
  return element
}
