import type { Day } from '@larder/kitchen/date/day'

const maxTimerMs = 60 * 60 * 1000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let lastDay: Day | undefined

/** Returns the current day in the browser's time zone. */
export function getToday(): Day {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  const [year, month, date] = parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
  return `${year}-${month}-${date}` as Day
}

/**
 * Calls the listener when the day changes: at midnight, or when the device wakes up after it. Returns a
 * function that removes it.
 */
export function onNewDay(listener: () => void): () => void {
  if (listeners.size === 0) start()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

function start() {
  lastDay = getToday()
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
  if (day === lastDay) return
  lastDay = day
  for (const listener of listeners) listener()
}

// Clocks and time zones may change, so it checks at least once an hour.
function scheduleCheck() {
  const now = new Date()
  const msToMidnight =
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
  timer = setTimeout(checkDay, Math.min(maxTimerMs, Math.max(1000, msToMidnight)))
}
