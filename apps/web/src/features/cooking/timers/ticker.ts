const tickMs = 1000
const listeners = new Set<() => void>()
let stop: (() => void) | undefined

/**
 * Once a second, also in a tab that nobody looks at: browsers slow down the timers of a hidden page to one a minute, those of
 * its workers not.
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
  // The page's own ticks as well: where a worker cannot be had they are all there is.
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
