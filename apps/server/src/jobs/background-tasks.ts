import type { Log } from '../log'

/** Runs work that a response does not wait for, but a shutdown does. */
export interface BackgroundTasks {
  run(name: string, work: () => Promise<void>): void
  settled(): Promise<void>
}

export function createBackgroundTasks(log: Log): BackgroundTasks {
  const running = new Set<Promise<void>>()
  return {
    run(name, work) {
      const done: Promise<void> = Promise.resolve()
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => running.delete(done))
      running.add(done)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
