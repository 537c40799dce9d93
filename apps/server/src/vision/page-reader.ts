import type { Log } from '../log'
import type { PageKind, PageText } from './page-task'
import { openPageThread, type PageThread, PageTrouble } from './page-thread'

export interface PageOptions {
  readonly kind: PageKind
  /** Told how far it is, 0 to 1. */
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

export interface PageReader {
  /**
   * The printed text of a photo, its lines as printed. Rejects with `PictureTrouble` for a bad picture, with `PageTrouble` when it
   * takes too long, when too many wait, or once nobody listens.
   */
  read(bytes: Uint8Array, options: PageOptions): Promise<PageText>
  close(): Promise<void>
}

export interface PageLimits {
  readonly atOnce: number
  readonly waiting: number
  readonly endedMs: number
  /** A thread with nothing to do for so long is let go, and its memory with it. */
  readonly idleMs: number
  /** After so many pages a thread is replaced: its reader's memory only grows. */
  readonly pages: number
}

export const usualPageLimits: PageLimits = {
  atOnce: 1,
  waiting: 20,
  endedMs: 60_000,
  idleMs: 120_000,
  pages: 100,
}

interface Place {
  readonly thread: PageThread
  busy: boolean
  idle: NodeJS.Timeout | undefined
}

/** Reads printed paper in threads of its own, loaded when first needed, with a queue before them. */
export function openPageReader(parts: { log: Log; limits?: PageLimits }): PageReader {
  const { log, limits = usualPageLimits } = parts
  const places = new Set<Place>()
  const queue: (() => void)[] = []
  let closed = false

  function begin(): Place {
    const onEnd = () => {
      clearTimeout(place.idle)
      places.delete(place)
      next()
    }
    const place: Place = {
      thread: openPageThread({ log, endedMs: limits.endedMs, onEnd }),
      busy: false,
      idle: undefined,
    }
    places.add(place)
    return place
  }

  function next(): void {
    queue.shift()?.()
  }

  async function turn(signal: AbortSignal | undefined): Promise<Place> {
    for (;;) {
      if (closed) throw new PageTrouble('stopped')
      const free = [...places].find(({ busy, thread }) => !busy && !thread.isOver())
      if (signal?.aborted) {
        if (free) next()
        throw new PageTrouble('stopped')
      }
      const place = free ?? (places.size < limits.atOnce ? begin() : undefined)
      if (place) {
        clearTimeout(place.idle)
        place.busy = true
        return place
      }
      await waiting(signal)
    }
  }

  // Whoever leaves the queue gives the place in it back at once.
  function waiting(signal: AbortSignal | undefined): Promise<void> {
    if (queue.length >= limits.waiting) throw new PageTrouble('busy')
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

  function leave(place: Place): void {
    place.busy = false
    // Whoever waits is called when it is gone.
    if (place.thread.isOver()) return
    if (place.thread.pages() >= limits.pages) {
      void place.thread.end()
      return
    }
    place.idle = setTimeout(() => void place.thread.end(), limits.idleMs).unref()
    next()
  }

  return {
    async read(bytes, { kind, onProgress = () => undefined, signal }) {
      const place = await turn(signal)
      return place.thread.run({ bytes, kind }, onProgress, signal).finally(() => leave(place))
    },

    async close() {
      closed = true
      for (const wake of queue.splice(0)) wake()
      await Promise.all([...places].map(({ thread }) => thread.end()))
    },
  }
}
