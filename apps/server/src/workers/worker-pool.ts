import { WorkerError } from './worker-error'

/** A worker thread that runs one task at a time. */
export interface PooledWorker {
  end(): Promise<unknown>
  /** The worker was terminated or crashed and takes no more work. */
  isOver(): boolean
}

export interface WorkerPoolLimits {
  readonly atOnce: number
  readonly waiting: number
  /** A worker idle for this long is terminated to free its memory. */
  readonly idleMs: number
}

export interface WorkerPoolParts<Thread extends PooledWorker> {
  limits: WorkerPoolLimits
  open(onEnd: () => void): Thread
}

export interface WorkerPool<Thread extends PooledWorker> {
  /** Runs the work on a free worker, waiting for one if necessary. Rejects when the queue is full or the signal aborts. */
  use<Result>(work: (thread: Thread) => Promise<Result>, signal?: AbortSignal): Promise<Result>
  /** Starts the first worker ahead of the first task. */
  warm(): void
  close(): Promise<void>
}

interface PoolSlot<Thread> {
  readonly thread: Thread
  busy: boolean
  idle: NodeJS.Timeout | undefined
}

/** A few workers, started when first needed, with a queue. */
export function createWorkerPool<Thread extends PooledWorker>(
  parts: WorkerPoolParts<Thread>,
): WorkerPool<Thread> {
  const { limits, open } = parts
  const slots = new Set<PoolSlot<Thread>>()
  const queue: (() => void)[] = []
  let closed = false

  function startWorker(): PoolSlot<Thread> {
    const onEnd = () => {
      clearTimeout(slot.idle)
      slots.delete(slot)
      wakeNext()
    }
    const slot: PoolSlot<Thread> = { thread: open(onEnd), busy: false, idle: undefined }
    slots.add(slot)
    return slot
  }

  function wakeNext(): void {
    queue.shift()?.()
  }

  async function acquire(signal: AbortSignal | undefined): Promise<PoolSlot<Thread>> {
    for (;;) {
      const free = [...slots].find(({ busy, thread }) => !busy && !thread.isOver())
      if (closed || signal?.aborted) {
        if (free) wakeNext()
        throw new WorkerError('stopped')
      }
      const slot = free ?? (slots.size < limits.atOnce ? startWorker() : undefined)
      if (slot) {
        clearTimeout(slot.idle)
        slot.busy = true
        return slot
      }
      if (queue.length >= limits.waiting) throw new WorkerError('busy')
      await waitInQueue(signal)
    }
  }

  // An aborted waiter leaves the queue at once.
  function waitInQueue(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        signal?.removeEventListener('abort', cancel)
        resolve()
      }
      const cancel = () => {
        const index = queue.indexOf(wake)
        if (index >= 0) queue.splice(index, 1)
        resolve()
      }
      signal?.addEventListener('abort', cancel, { once: true })
      queue.push(wake)
    })
  }

  function release(slot: PoolSlot<Thread>): void {
    slot.busy = false
    // The exit handler wakes the next waiter.
    if (slot.thread.isOver()) return
    slot.idle = setTimeout(() => void slot.thread.end(), limits.idleMs).unref()
    wakeNext()
  }

  return {
    async use(work, signal) {
      const slot = await acquire(signal)
      return work(slot.thread).finally(() => release(slot))
    },

    warm() {
      if (!closed && slots.size === 0) release(startWorker())
    },

    async close() {
      closed = true
      for (const wake of queue.splice(0)) wake()
      await Promise.all([...slots].map(({ thread }) => thread.end()))
    },
  }
}
