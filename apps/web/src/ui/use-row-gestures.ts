import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { vibrateBriefly } from './haptics'

/** How far a row is drawn until letting go acts, and how long it is held until it counts as a long press. */
const actPx = 96
const holdMs = 500
/** Movement below this is a trembling finger. */
const startPx = 10

export interface RowGestures {
  readonly onSwipeRight?: () => void
  readonly onSwipeLeft?: () => void
  readonly onHold?: () => void
  readonly disabled?: boolean
}

/**
 * Handlers for a row that is drawn aside or held by a finger. A mouse presses and drags text as usual. The element
 * needs `touch-action: pan-y`; while it is drawn its `data-drawn` is 'left' or 'right', and 'left!' where letting go acts.
 */
export function useRowGestures({ onSwipeRight, onSwipeLeft, onHold, disabled = false }: RowGestures) {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const handled = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  function toOffset({ clientX }: PointerEvent): number {
    const offset = clientX - (start.current?.x ?? clientX)
    return (offset > 0 ? onSwipeRight : onSwipeLeft) ? offset : 0
  }

  function reset(element: HTMLElement) {
    clearTimeout(timer.current)
    start.current = undefined
    element.style.transform = ''
    delete element.dataset.drawn
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      handled.current = false
      if (disabled || event.pointerType === 'mouse' || !event.isPrimary) return
      start.current = { x: event.clientX, y: event.clientY }
      if (!onHold) return
      timer.current = setTimeout(() => {
        handled.current = true
        start.current = undefined
        vibrateBriefly()
        onHold()
      }, holdMs)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return
      const offset = toOffset(event)
      const away = Math.max(
        Math.abs(event.clientX - start.current.x),
        Math.abs(event.clientY - start.current.y),
      )
      if (away > startPx) clearTimeout(timer.current)
      if (Math.abs(offset) < startPx) return
      handled.current = true
      const element = event.currentTarget
      element.style.transform = `translateX(${offset}px)`
      element.dataset.drawn = `${offset > 0 ? 'right' : 'left'}${Math.abs(offset) >= actPx ? '!' : ''}`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const offset = start.current ? toOffset(event) : 0
      reset(event.currentTarget)
      if (Math.abs(offset) < actPx) return
      vibrateBriefly()
      if (offset > 0) onSwipeRight?.()
      else onSwipeLeft?.()
    },
    // The browser scrolls instead.
    onPointerCancel: (event: PointerEvent<HTMLElement>) => reset(event.currentTarget),
    // A long touch would otherwise open the browser's menu.
    onContextMenu(event: MouseEvent) {
      if (onHold && (start.current || handled.current)) event.preventDefault()
    },
    // What was drawn or held is not pressed as well.
    onClickCapture(event: MouseEvent) {
      if (!handled.current) return
      handled.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
