import type { Log } from '../log'

/** Work that an answer does not wait for, but that a shutdown does. */
export interface BackgroundTasks {
  run(what: string, work: () => Promise<void>): void
  settled(): Promise<void>
}

export function createBackgroundTasks(log: Log): BackgroundTasks {
  const running = new Set<Promise<void>>()
  return {
    run(what, work) {
      const done: Promise<void> = Promise.resolve()
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
        .finally(() => running.delete(done))
      running.add(done)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
