import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * State of the phone menu. It closes on navigation, on Escape and on interaction outside, so that it never
 * covers the page in use.
 */
export function useTopMenu() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  // The menu is open only at the location where it was opened.
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
