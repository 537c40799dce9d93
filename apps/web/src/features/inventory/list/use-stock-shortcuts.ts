import { useEffect, useEffectEvent } from 'react'

interface StockKeys {
  readonly onSearch: () => void
  readonly onAdd: () => void
  /** Absent while there is nothing to leave. */
  readonly onEscape: (() => void) | undefined
}

/** '/' searches, 'n' adds, Escape leaves the selection; not while somebody writes or a dialog or menu is open. */
export function useStockShortcuts({ onSearch, onAdd, onEscape }: StockKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
    if (event.key === 'Escape') return onEscape?.()
    if (isTypingIn(event.target)) return
    const act = event.key === '/' ? onSearch : event.key === 'n' ? onAdd : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target.matches('input:not([type="checkbox"], [type="radio"])')
}
