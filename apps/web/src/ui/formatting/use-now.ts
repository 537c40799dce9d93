import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(tick, minuteMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

/**
 * Without a running timer the clock is read again, so that a page opened later does not start with an old
 * time.
 */
function readNow() {
  if (timer === undefined && Date.now() - now >= minuteMs) now = Date.now()
  return now
}

/** The current time to the minute: one clock for the whole screen. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow)
}
