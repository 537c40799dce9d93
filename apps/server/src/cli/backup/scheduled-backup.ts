import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { BackupSettings } from '../../env'
import { findExpiredBackups, scheduledBackupName } from '../../jobs/scheduled-backups'
import type { Log } from '../../log'
import { CommandError } from '../command-error'
import { type BackupReport, makeBackup } from './make-backup'
import { withScratchDatabase } from './scratch-database'
import { type TestRestoreReport, testRestore } from './test-restore'

export interface ScheduledBackupParts {
  /** At least two connections. */
  pool: pg.Pool
  settings: BackupSettings
  dataFolder: string
  now: string
  log: Log
  signal?: AbortSignal
}

export interface ScheduledBackupReport extends BackupReport {
  file: string
  /** Undefined when there was no database to restore it into. */
  restored: TestRestoreReport | undefined
  /** Older backups that were deleted. */
  expired: string[]
}

/** Held on Larder's database while a scheduled backup is made: two servers make one. */
const lockKey = 5_273_004

/**
 * Makes a backup, restores it into a scratch database, and only then deletes older ones. A backup that cannot be restored is kept
 * as NAME.failed. Whatever fails, no older one is deleted.
 */
export async function makeScheduledBackup(parts: ScheduledBackupParts): Promise<ScheduledBackupReport> {
  const { pool, settings, now, log, signal } = parts
  const { folder } = settings
  return withLock(pool, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removeUnfinished(folder)
    const file = join(folder, scheduledBackupName(now))
    const report = await makeBackup({ ...parts, file })
    const restored = await withScratchDatabase({ pool, address: settings.testUrl, log }, (scratch) =>
      testRestore({ scratch, file, ...(signal && { signal }) }),
    ).catch(async (error: unknown) => {
      // A test that was stopped, or found no database, says nothing against the backup.
      if (error instanceof CommandError && !signal?.aborted) await setAside(folder, file)
      throw error
    })
    const expired = findExpiredBackups(await readdir(folder), settings)
    for (const name of expired) await rm(join(folder, name))
    return { ...report, file, restored, expired }
  })
}

async function withLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0')
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_xact_lock($1) as locked',
      [lockKey],
    )
    if (!rows[0]?.locked) throw new CommandError('Another server is making the scheduled backup.')
    return await work()
  } finally {
    // Ends the transaction and with it the lock; a closed connection alone would free it some time later.
    await client.query('rollback').catch(() => undefined)
    client.release(true)
  }
}

/** What a killed process left. Nobody else writes here while the lock is held. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/^larder-scheduled-.*\.partial-\w+$|^\.restore-test-/.test(name))
      await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Keeps the last one only, so that retries do not fill the disk. */
async function setAside(folder: string, file: string): Promise<void> {
  for (const name of await readdir(folder))
    if (/^larder-scheduled-.*\.failed$/.test(name)) await rm(join(folder, name))
  await rename(file, `${file}.failed`)
}
