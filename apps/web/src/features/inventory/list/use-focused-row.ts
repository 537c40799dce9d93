import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns the index of the focused row. That row stays rendered when it is scrolled away, so that Tab continues from
 * there.
 */
export function useFocusedRow(frame: RefObject<HTMLElement | null>): number | null {
  const [row, setRow] = useState<number | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onFocusIn = ({ target }: FocusEvent) => {
      const index =
        target instanceof Element ? target.closest('[data-index]')?.getAttribute('data-index') : null
      setRow(index ? Number(index) : null)
    }
    const onFocusOut = () => setRow(null)
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [frame])
  return row
}
