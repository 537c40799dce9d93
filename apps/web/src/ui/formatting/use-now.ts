import { useSyncExternalStore } from 'react'

const minute = 60_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(tick, minute)
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

/** While nobody counts the minutes the clock is read anew, so that a page opened later does not begin in the past. */
function read() {
  if (timer === undefined && Date.now() - now >= minute) now = Date.now()
  return now
}

/** What time it is, to the minute: one clock for all that is on screen. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read)
}
