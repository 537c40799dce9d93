import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Delay before a held press repeats, and the interval, in milliseconds. */
const repeatDelayMs = 450
const repeatIntervalMs = 120

/** Handlers for a button that repeats its action while held; a short press or a key runs it once. */
export function useHoldRepeat(action: () => void) {
  const latest = useRef(action)
  latest.current = action
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const repeated = useRef(false)

  function stop() {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  function repeat() {
    repeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, repeatIntervalMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDown: (event: PointerEvent) => {
      repeated.current = false
      if (event.button !== 0) return
      stop()
      timer.current = setTimeout(repeat, repeatDelayMs)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long touch would otherwise open the browser's menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!repeated.current) latest.current()
      repeated.current = false
    },
  }
}
