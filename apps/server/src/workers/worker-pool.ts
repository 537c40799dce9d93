import { WorkerError } from './worker-error'

/** One thread: it does one thing at a time. */
export interface PooledWorker {
  end(): Promise<unknown>
  /** It was ended, or broke: it takes no more work. */
  isOver(): boolean
}

export interface WorkerPoolLimits {
  readonly atOnce: number
  readonly waiting: number
  /** A thread with nothing to do for so long is let go, and its memory with it. */
  readonly idleMs: number
}

export interface WorkerPoolParts<Thread extends PooledWorker> {
  limits: WorkerPoolLimits
  open(onEnd: () => void): Thread
}

export interface WorkerPool<Thread extends PooledWorker> {
  /** Waits for a thread of its own. Rejects when too many wait, and once nobody listens. */
  use<Result>(work: (thread: Thread) => Promise<Result>, signal?: AbortSignal): Promise<Result>
  /** Opens the first one, so that whoever comes need not wait for that. */
  warm(): void
  close(): Promise<void>
}

interface PoolSlot<Thread> {
  readonly thread: Thread
  busy: boolean
  idle: NodeJS.Timeout | undefined
}

/** A few threads that stay, opened when first needed, and a queue before them. */
export function createWorkerPool<Thread extends PooledWorker>(
  parts: WorkerPoolParts<Thread>,
): WorkerPool<Thread> {
  const { limits, open } = parts
  const places = new Set<PoolSlot<Thread>>()
  const queue: (() => void)[] = []
  let closed = false

  function begin(): PoolSlot<Thread> {
    const onEnd = () => {
      clearTimeout(place.idle)
      places.delete(place)
      next()
    }
    const place: PoolSlot<Thread> = { thread: open(onEnd), busy: false, idle: undefined }
    places.add(place)
    return place
  }

  function next(): void {
    queue.shift()?.()
  }

  async function turn(signal: AbortSignal | undefined): Promise<PoolSlot<Thread>> {
    for (;;) {
      const free = [...places].find(({ busy, thread }) => !busy && !thread.isOver())
      if (closed || signal?.aborted) {
        if (free) next()
        throw new WorkerError('stopped')
      }
      const place = free ?? (places.size < limits.atOnce ? begin() : undefined)
      if (place) {
        clearTimeout(place.idle)
        place.busy = true
        return place
      }
      if (queue.length >= limits.waiting) throw new WorkerError('busy')
      await waiting(signal)
    }
  }

  // Whoever leaves the queue gives the place in it back at once.
  function waiting(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        const at = queue.indexOf(wake)
        if (at >= 0) queue.splice(at, 1)
        resolve()
      }
      signal?.addEventListener('abort', leave, { once: true })
      queue.push(wake)
    })
  }

  function leave(place: PoolSlot<Thread>): void {
    place.busy = false
    // Whoever waits is called when it is gone.
    if (place.thread.isOver()) return
    place.idle = setTimeout(() => void place.thread.end(), limits.idleMs).unref()
    next()
  }

  return {
    async use(work, signal) {
      const place = await turn(signal)
      return work(place.thread).finally(() => leave(place))
    },

    warm() {
      if (!closed && places.size === 0) leave(begin())
    },

    async close() {
      closed = true
      for (const wake of queue.splice(0)) wake()
      await Promise.all([...places].map(({ thread }) => thread.end()))
    },
  }
}
