import { type MouseEvent, type PointerEvent, useRef } from 'react'

const longMs = 500
/** A finger is never quite still. */
const stillPx = 10

/** Tells a long press from a tap; the tap that would end it is swallowed. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const done = useRef(false)

  function cancel() {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }

  return {
    onPointerDown(event: PointerEvent) {
      done.current = false
      if (event.button !== 0) return
      const timer = setTimeout(() => {
        done.current = true
        onLongPress()
      }, longMs)
      press.current = { timer, x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent) {
      if (!press.current) return
      const { x, y } = press.current
      if (Math.hypot(event.clientX - x, event.clientY - y) > stillPx) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    onClickCapture(event: MouseEvent) {
      if (!done.current) return
      done.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu(event: MouseEvent) {
      if (done.current) event.preventDefault()
    },
  }
}
