import { useEffect, useEffectEvent } from 'react'

interface StockKeys {
  readonly onSearch: () => void
  readonly onAdd: () => void
  /** Undefined while there is no selection to leave. */
  readonly onEscape: (() => void) | undefined
}

/**
 * Keyboard shortcuts: '/' searches, 'n' adds, Escape leaves the selection. Inactive while typing or while a dialog or
 * menu is open.
 */
export function useStockShortcuts({ onSearch, onAdd, onEscape }: StockKeys) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
    if (event.key === 'Escape') return onEscape?.()
    if (isTypingIn(event.target)) return
    const action = event.key === '/' ? onSearch : event.key === 'n' ? onAdd : undefined
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target.matches('input:not([type="checkbox"], [type="radio"])')
}
