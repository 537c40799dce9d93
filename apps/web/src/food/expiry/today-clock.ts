import type { Day } from '@larder/kitchen/date/day'

const maxTimerMs = 60 * 60 * 1000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let shown: Day | undefined

/** Which day it is where the browser is. */
export function getToday(): Day {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  const [year, month, date] = parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
  return `${year}-${month}-${date}` as Day
}

/** Tells when the day has changed: at midnight, and when a machine that slept over it wakes up. */
export function onNewDay(listener: () => void): () => void {
  if (listeners.size === 0) start()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

function start() {
  shown = getToday()
  document.addEventListener('visibilitychange', checkDay)
  scheduleCheck()
}

function stop() {
  clearTimeout(timer)
  document.removeEventListener('visibilitychange', checkDay)
}

function checkDay() {
  clearTimeout(timer)
  scheduleCheck()
  const day = getToday()
  if (day === shown) return
  shown = day
  for (const listener of listeners) listener()
}

// Clocks are put right and zones are changed on the way, so that it looks once an hour at least.
function scheduleCheck() {
  const now = new Date()
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
  timer = setTimeout(checkDay, Math.min(maxTimerMs, Math.max(1000, midnight)))
}
