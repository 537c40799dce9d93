import { type RefObject, useEffect, useRef } from 'react'

/** A new step takes the focus, so that it is read out and stands on screen; the first one of a visit does not. */
export function useStepFocus(panel: RefObject<HTMLElement | null>, place: number) {
  const seen = useRef(place)
  useEffect(() => {
    if (seen.current === place) return
    seen.current = place
    panel.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [panel, place])
}
