import { useRef } from 'react'

/**
 * Returns the focus to the element that opened a dialog, also if that was a key or a button other than the
 * dialog's trigger. If the focus has moved on meanwhile, for example to a new page, it stays.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      const content = event.target as Element
      const initial = content.querySelector<HTMLElement>('[data-focus-first]') ?? findCheckedRadio(content)
      if (!initial) return
      event.preventDefault()
      initial.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const focused = document.activeElement
      const isLost = focused === null || focused === document.body || (event.target as Node).contains(focused)
      if (isLost) restoreFocus(opener.current)
    },
  }
}

/** The opener may be disabled by now: then its container gets the focus. */
function restoreFocus(opener: HTMLElement | null) {
  opener?.focus()
  if (opener?.matches(':disabled')) opener.closest<HTMLElement>('[tabindex]')?.focus()
}

/** If a dialog starts with a radio group, the focus starts on the checked option, as with Tab. */
function findCheckedRadio(content: Element): HTMLInputElement | undefined {
  const controls = [...content.querySelectorAll<HTMLInputElement>('input, button, select, textarea, a[href]')]
  const first = controls.find(({ disabled }) => !disabled)
  if (first?.type !== 'radio' || first.checked) return undefined
  return controls.find(({ type, name, checked }) => type === 'radio' && name === first.name && checked)
}
