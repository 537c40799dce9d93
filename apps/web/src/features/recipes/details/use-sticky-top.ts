import { type RefObject, useLayoutEffect, useRef } from 'react'

const gap = 16

/**
 * Where something beside a longer column stays put: at the top when it fits on the screen, otherwise with its end in
 * view, so that none of it is out of reach.
 */
export function useStickyTop<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useLayoutEffect(() => {
    const held = element.current
    if (!held) return
    const place = () => {
      const room = window.innerHeight - held.offsetHeight - gap
      held.style.setProperty('--sticky-top', `${Math.min(gap, room)}px`)
    }
    const watching = new ResizeObserver(place)
    watching.observe(held)
    window.addEventListener('resize', place)
    return () => {
      watching.disconnect()
      window.removeEventListener('resize', place)
    }
  }, [])
  return element
}
