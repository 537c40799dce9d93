import { type RefObject, useEffect, useState } from 'react'

/** Which row has the focus: it stays on the page however far it is scrolled away, so that Tab goes on from there. */
export function useFocusedRow(frame: RefObject<HTMLElement | null>): number | null {
  const [row, setRow] = useState<number | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const enter = ({ target }: FocusEvent) => {
      const index =
        target instanceof Element ? target.closest('[data-index]')?.getAttribute('data-index') : null
      setRow(index ? Number(index) : null)
    }
    const leave = () => setRow(null)
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
    }
  }, [frame])
  return row
}
