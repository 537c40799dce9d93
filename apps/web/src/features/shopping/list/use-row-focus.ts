import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { findRowElements, getRowId } from './row-positions'

interface FocusedRow {
  readonly id: string
  readonly inTrolley: boolean
  readonly order: readonly string[]
}

/** Hands the focus on when its row goes: to the next one of the same kind, so that many can be done one after the other. */
export function useRowFocus(whole: RefObject<HTMLElement | null>, otherwise: RefObject<HTMLElement | null>) {
  const held = useRef<FocusedRow>(undefined)

  // After every drawing: a row can go by another hand, too.
  useLayoutEffect(() => {
    const { current } = held
    if (!current || (document.activeElement !== null && document.activeElement !== document.body)) return
    held.current = undefined
    const next = nextOf(current, findRowElements(whole.current))
    const target = next?.querySelector<HTMLElement>('input[type="checkbox"]') ?? otherwise.current
    target?.focus({ preventScroll: true })
  })

  return {
    onFocusCapture({ target }: FocusEvent) {
      const row = target.closest('[data-row]')
      held.current = row
        ? {
            id: getRowId(row),
            inTrolley: isInTrolley(row),
            order: findRowElements(whole.current).map(getRowId),
          }
        : undefined
    },
    onBlurCapture({ target }: FocusEvent) {
      // Whoever leaves by themselves is not called back.
      if (target.isConnected) held.current = undefined
    },
  }
}

function nextOf({ id, inTrolley, order }: FocusedRow, rows: readonly HTMLElement[]): HTMLElement | undefined {
  const at = order.indexOf(id)
  const ways = [id, ...order.slice(at + 1), ...order.slice(0, Math.max(0, at)).reverse()]
  const alike = new Map(
    rows.filter((row) => isInTrolley(row) === inTrolley).map((row) => [getRowId(row), row]),
  )
  const near = ways.map((way) => alike.get(way)).find((row) => row !== undefined)
  return near ?? rows.find((row) => getRowId(row) === id)
}

function isInTrolley(row: Element): boolean {
  return row.closest('[data-trolley]') !== null
}
