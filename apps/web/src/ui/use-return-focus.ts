import { useRef } from 'react'

/**
 * Takes the focus back to whatever opened a dialog, also when that was a key or a button elsewhere and not the
 * dialog's own trigger. Where the focus has moved on meanwhile, to a new page for instance, it stays.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const here = document.activeElement
      const lost = here === null || here === document.body || (event.target as Node).contains(here)
      if (lost) opener.current?.focus()
    },
  }
}
