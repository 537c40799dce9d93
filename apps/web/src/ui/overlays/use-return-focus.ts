import { useRef } from 'react'

/**
 * Takes the focus back to whatever opened a dialog, also when that was a key or a button elsewhere and not the
 * dialog's own trigger. Where the focus has moved on meanwhile, to a new page for instance, it stays.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      const content = event.target as Element
      const chosen = content.querySelector<HTMLElement>('[data-focus-first]') ?? chosenFirst(content)
      if (!chosen) return
      event.preventDefault()
      chosen.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const here = document.activeElement
      const lost = here === null || here === document.body || (event.target as Node).contains(here)
      if (lost) focusAt(opener.current)
    },
  }
}

/** Whatever opened it may be used up by now: then what stands around it. */
function focusAt(opener: HTMLElement | null) {
  opener?.focus()
  if (opener?.matches(':disabled')) opener.closest<HTMLElement>('[tabindex]')?.focus()
}

/** Where a dialog begins with a choice, the focus begins on what is chosen, as it does when one walks into it by Tab. */
function chosenFirst(content: Element): HTMLInputElement | undefined {
  const controls = [...content.querySelectorAll<HTMLInputElement>('input, button, select, textarea, a[href]')]
  const first = controls.find(({ disabled }) => !disabled)
  if (first?.type !== 'radio' || first.checked) return undefined
  return controls.find(({ type, name, checked }) => type === 'radio' && name === first.name && checked)
}
