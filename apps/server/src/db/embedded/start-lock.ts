import { randomUUID } from 'node:crypto'
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedError, errorCodeOf } from './embedded-error'
import { readStartTime } from './running-process'

/**
 * Waits until no other process is starting or stopping this server, and keeps them out until released.
 * A lock whose holder died is taken over. Should two ever hold it (a takeover can cross another one),
 * PostgreSQL's own lock and the renaming of a finished cluster still let only one server through.
 */
export async function acquireStartLock(path: string, patienceMs: number): Promise<() => Promise<void>> {
  const mine = `${process.pid} ${await readStartTime(process.pid)} ${randomUUID()}\n`
  const draft = `${path}.${randomUUID()}`
  const patience = Date.now() + patienceMs
  // Linked into place when complete, so that nobody ever reads half a lock.
  await writeFile(draft, mine, { mode: 0o644, flag: 'wx' })
  try {
    for (;;) {
      try {
        await link(draft, path)
        return () => releaseIfOwned(path, mine)
      } catch (error) {
        if (errorCodeOf(error) !== 'EEXIST') throw error
      }
      const holder = await readFile(path, 'utf8').catch(() => undefined)
      if (holder !== undefined && (await isStaleLock(holder))) await breakStaleLock(path, holder)
      else if (Date.now() > patience) {
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
  const [pid, began] = holder.split(' ')
  return (await readStartTime(Number(pid))) !== began
}

async function breakStaleLock(path: string, expected: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  // Between reading and renaming a third process may have taken over: hand its lock back.
  if ((await readFile(aside, 'utf8')) !== expected) await link(aside, path).catch(() => undefined)
  await unlink(aside).catch(() => undefined)
}

async function releaseIfOwned(path: string, mine: string): Promise<void> {
  const holder = await readFile(path, 'utf8').catch(() => undefined)
  if (holder === mine) await unlink(path).catch(() => undefined)
}
