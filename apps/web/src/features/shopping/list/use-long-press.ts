import { type MouseEvent, type PointerEvent, useRef } from 'react'

const longPressMs = 500
/** Tolerated finger movement. */
const maxMovePx = 10

/** Detects a long press and suppresses the click that ends it. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const wasLongPress = useRef(false)

  function cancel() {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }

  return {
    onPointerDown(event: PointerEvent) {
      wasLongPress.current = false
      if (event.button !== 0) return
      const timer = setTimeout(() => {
        wasLongPress.current = true
        onLongPress()
      }, longPressMs)
      press.current = { timer, x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent) {
      if (!press.current) return
      const { x, y } = press.current
      if (Math.hypot(event.clientX - x, event.clientY - y) > maxMovePx) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    onClickCapture(event: MouseEvent) {
      if (!wasLongPress.current) return
      wasLongPress.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu(event: MouseEvent) {
      if (wasLongPress.current) event.preventDefault()
    },
  }
}
