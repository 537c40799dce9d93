import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** How long a press must last before it repeats, and how often it then does, in milliseconds. */
const repeatDelayMs = 450
const repeatIntervalMs = 120

/** Handlers for a button that does its work again and again while it is held; a short press or a key does it once. */
export function useHoldRepeat(act: () => void) {
  const latest = useRef(act)
  latest.current = act
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const repeated = useRef(false)

  function stop() {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  function again() {
    repeated.current = true
    latest.current()
    timer.current = setTimeout(again, repeatIntervalMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDown: (event: PointerEvent) => {
      repeated.current = false
      if (event.button !== 0) return
      stop()
      timer.current = setTimeout(again, repeatDelayMs)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long touch would open the browser's menu instead.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!repeated.current) latest.current()
      repeated.current = false
    },
  }
}
