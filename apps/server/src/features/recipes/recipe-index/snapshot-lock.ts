import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises'

const touchEveryMs = 1000
/** A process that does not touch its lock for so long has died. */
const abandonedAfterMs = 10_000

/** A lock between the processes that share a folder; they may be in containers that do not see each other's ids. */
export interface SnapshotLock {
  /** Returns the function that releases the lock; undefined while another process has it. */
  tryAcquire(): Promise<(() => Promise<void>) | undefined>
}

export function createSnapshotLock(path: string, abandonedMs = abandonedAfterMs): SnapshotLock {
  // Not compared with this machine's clock: only whether it moves, for as long as this process has watched.
  let seen: { readonly touched: number; readonly since: number } | undefined

  async function isAbandoned(): Promise<boolean> {
    const touched = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (touched === undefined) return false
    if (seen?.touched !== touched) seen = { touched, since: performance.now() }
    return performance.now() - seen.since >= abandonedMs
  }

  async function removeAbandoned(): Promise<void> {
    seen = undefined
    // Renaming first lets only one of several waiting processes remove it.
    const aside = `${path}.${process.pid}.abandoned`
    await rename(path, aside).then(
      () => rm(aside, { recursive: true, force: true }),
      () => undefined,
    )
  }

  return {
    async tryAcquire() {
      if (await isAbandoned()) await removeAbandoned()
      try {
        await mkdir(path)
      } catch {
        return undefined
      }
      const timer = setInterval(() => {
        const now = new Date()
        utimes(path, now, now).catch(() => undefined)
      }, touchEveryMs)
      timer.unref()
      return async () => {
        clearInterval(timer)
        await rm(path, { recursive: true, force: true })
      }
    },
  }
}
