import { type RefObject, useEffect, useRef } from 'react'

/** A new step takes the focus, so that it is announced and in view; the first one of a visit does not. */
export function useStepFocus(panel: RefObject<HTMLElement | null>, index: number) {
  const lastIndex = useRef(index)
  useEffect(() => {
    if (lastIndex.current === index) return
    lastIndex.current = index
    panel.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [panel, index])
}
