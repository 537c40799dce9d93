import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** The menu of a phone's header. It closes once the cook is done with it, so that it never lies over what they use. */
export function useTopMenu() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  // Held by the place where it was opened, the menu is closed at any other.
  const open = openAt === key

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      toggle.current?.focus()
    }
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !header.current?.contains(target)) setOpenAt(null)
    }
    window.addEventListener('keydown', closeOnEscape)
    window.addEventListener('focusin', closeOutside)
    window.addEventListener('pointerdown', closeOutside)
    return () => {
      window.removeEventListener('keydown', closeOnEscape)
      window.removeEventListener('focusin', closeOutside)
      window.removeEventListener('pointerdown', closeOutside)
    }
  }, [open])

  return { open, header, toggle, press: () => setOpenAt(open ? null : key) }
}
