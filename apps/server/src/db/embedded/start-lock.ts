import { randomUUID } from 'node:crypto'
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedError, errorCodeOf } from './embedded-error'
import { readStartTime } from './running-process'

/**
 * Waits until no other process starts or stops this server, and keeps others out until released. A lock whose holder died is
 * taken over. If two processes ever hold it (takeovers can overlap), PostgreSQL's own lock and the rename of a complete cluster
 * still let only one server run.
 */
export async function acquireStartLock(path: string, timeoutMs: number): Promise<() => Promise<void>> {
  const ownToken = `${process.pid} ${await readStartTime(process.pid)} ${randomUUID()}\n`
  const draft = `${path}.${randomUUID()}`
  const deadline = Date.now() + timeoutMs
  // Linked into place when complete, so that no process reads a partial lock.
  await writeFile(draft, ownToken, { mode: 0o644, flag: 'wx' })
  try {
    for (;;) {
      try {
        await link(draft, path)
        return () => releaseIfOwned(path, ownToken)
      } catch (error) {
        if (errorCodeOf(error) !== 'EEXIST') throw error
      }
      const holder = await readFile(path, 'utf8').catch(() => undefined)
      if (holder !== undefined && (await isStaleLock(holder))) await breakStaleLock(path, holder)
      else if (Date.now() > deadline) {
        throw new EmbeddedError(
          `Another Larder process (${holder?.split(' ')[0] ?? 'unknown'}) has been starting or stopping the ` +
            `database for long. Wait for it or end it; if there is none, delete ${path}.`,
        )
      } else await delay(25)
    }
  } finally {
    await unlink(draft).catch(() => undefined)
  }
}

async function isStaleLock(holder: string): Promise<boolean> {
  const [pid, startTime] = holder.split(' ')
  return (await readStartTime(Number(pid))) !== startTime
}

async function breakStaleLock(path: string, expected: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  // A third process may have taken over between reading and renaming; restore its lock.
  if ((await readFile(aside, 'utf8')) !== expected) await link(aside, path).catch(() => undefined)
  await unlink(aside).catch(() => undefined)
}

async function releaseIfOwned(path: string, ownToken: string): Promise<void> {
  const holder = await readFile(path, 'utf8').catch(() => undefined)
  if (holder === ownToken) await unlink(path).catch(() => undefined)
}
