import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from '../../router/router'

/**
 * A panel below its button. It closes on navigation, on Escape and on interaction outside, so that it never covers the
 * page in use.
 */
export function useDisclosure(
  container: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  // Open only at the location where it was opened.
  const open = openAt === key

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      button.current?.focus()
    }
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpenAt(null)
    }
    window.addEventListener('keydown', closeOnEscape)
    window.addEventListener('focusin', closeOutside)
    window.addEventListener('pointerdown', closeOutside)
    return () => {
      window.removeEventListener('keydown', closeOnEscape)
      window.removeEventListener('focusin', closeOutside)
      window.removeEventListener('pointerdown', closeOutside)
    }
  }, [open, container, button])

  return { open, press: () => setOpenAt(open ? null : key) }
}
