const tickMs = 1000
const listeners = new Set<() => void>()
let stop: (() => void) | undefined

/**
 * Ticks once a second, also in a hidden tab: browsers throttle the timers of a hidden page to one a minute, but not
 * those of its workers.
 */
export function subscribeToSeconds(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= start()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

function tick() {
  for (const listener of [...listeners]) listener()
}

function start(): () => void {
  // The page ticks as well, as a fallback where there is no worker.
  const interval = setInterval(tick, tickMs)
  const worker = startWorker()
  return () => {
    clearInterval(interval)
    worker?.terminate()
  }
}

function startWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined
  try {
    const worker = new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' })
    // A visible page ticks by itself.
    worker.addEventListener('message', () => document.visibilityState === 'hidden' && tick())
    return worker
  } catch {
    return undefined
  }
}
