import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react'
import { removeRow } from '../list-actions'
import type { ShoppingListRow } from '../shopping-rows'
import { findRowElements, getRowId } from './row-positions'

interface ShoppingKeys {
  readonly container: RefObject<HTMLElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  readonly rows: readonly ShoppingListRow[]
  readonly onTick: (row: ShoppingListRow) => void
  readonly onEdit: (row: ShoppingListRow) => void
}

/**
 * Keyboard shortcuts: 'n' focuses the input from anywhere. On a row, arrows move, Enter ticks, 'e' edits and Delete
 * removes.
 */
export function useShoppingShortcuts({ container, input, rows, onTick, onEdit }: ShoppingKeys) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'n' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
    if (isTypingIn(event.target)) return
    event.preventDefault()
    input.current?.focus()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  function focusRow(from: HTMLElement, by: 1 | -1) {
    const elements = findRowElements(container.current)
    const next = elements[elements.indexOf(from) + by]
    next?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus()
  }

  return function onKeyDown(event: ReactKeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
    const element = target.closest<HTMLElement>('[data-row]')
    const row = rows.find(({ id }) => id === getRowId(element))
    if (!element || !row) return
    if (event.key === 'ArrowDown') focusRow(element, 1)
    else if (event.key === 'ArrowUp') focusRow(element, -1)
    else if (event.key === 'Enter') onTick(row)
    else if (event.key === 'e' || event.key === 'E' || event.key === 'F2') onEdit(row)
    else if (event.key === 'Delete' || event.key === 'Backspace') removeRow(row)
    else return
    event.preventDefault()
  }
}

function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target.matches('input:not([type="checkbox"], [type="radio"])')
}
