import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { findRowElements, getRowId } from './row-positions'

interface FocusedRow {
  readonly id: string
  readonly inTrolley: boolean
  readonly order: readonly string[]
}

/**
 * Moves the focus when its row disappears: to the next row of the same section, so that many can be ticked in a row.
 */
export function useRowFocus(
  container: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
) {
  const focusedRow = useRef<FocusedRow>(undefined)

  // Runs after every render: another cook can remove a row, too.
  useLayoutEffect(() => {
    const { current } = focusedRow
    if (!current || (document.activeElement !== null && document.activeElement !== document.body)) return
    focusedRow.current = undefined
    const next = findNextRow(current, findRowElements(container.current))
    const target = next?.querySelector<HTMLElement>('input[type="checkbox"]') ?? fallback.current
    target?.focus({ preventScroll: true })
  })

  return {
    onFocusCapture({ target }: FocusEvent) {
      const row = target.closest('[data-row]')
      focusedRow.current = row
        ? {
            id: getRowId(row),
            inTrolley: isInTrolley(row),
            order: findRowElements(container.current).map(getRowId),
          }
        : undefined
    },
    onBlurCapture({ target }: FocusEvent) {
      // The focus left the row on its own, so it is not restored.
      if (target.isConnected) focusedRow.current = undefined
    },
  }
}

function findNextRow(
  { id, inTrolley, order }: FocusedRow,
  rows: readonly HTMLElement[],
): HTMLElement | undefined {
  const index = order.indexOf(id)
  const candidateIds = [id, ...order.slice(index + 1), ...order.slice(0, Math.max(0, index)).reverse()]
  const sameSection = new Map(
    rows.filter((row) => isInTrolley(row) === inTrolley).map((row) => [getRowId(row), row]),
  )
  const nearest = candidateIds
    .map((candidateId) => sameSection.get(candidateId))
    .find((row) => row !== undefined)
  return nearest ?? rows.find((row) => getRowId(row) === id)
}

function isInTrolley(row: Element): boolean {
  return row.closest('[data-trolley]') !== null
}
