import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { CommandError } from '../command-error'
import { countStoredPictures } from './count-pictures'
import { restoreBackup } from './restore-backup'
import { quoteIdentifier } from './table-catalog'

export interface TestRestoreReport {
  tables: number
  rows: number
}

export interface TestRestoreParts {
  /** Of a database in which nothing matters: whatever Larder has there is replaced. */
  scratch: pg.Pool
  file: string
  signal?: AbortSignal
}

/** Restores a backup as `npm run restore` does and counts what came of it, table by table. */
export async function testRestore({ scratch, file, signal }: TestRestoreParts): Promise<TestRestoreReport> {
  // Beside the backup, where there is room for its pictures.
  const dataFolder = await mkdtemp(join(dirname(file), '.restore-test-'))
  try {
    const { manifest, leftOut } = await restoreBackup({
      ...{ pool: scratch, dataFolder, file, replace: true },
      ...(signal && { signal }),
    })
    const tables = manifest.tables.filter(({ name }) => !leftOut.includes(name))
    const client = await scratch.connect()
    try {
      // A large table takes long to count.
      await client.query('set statement_timeout = 0')
      for (const { name, rows } of tables) {
        const result = await client.query<{ restored: string }>(
          `select count(*) as restored from ${quoteIdentifier(name)}`,
        )
        assertSame(`the table ${name}`, Number(result.rows[0]?.restored), rows, 'row')
      }
      const pictures = await countStoredPictures(
        client,
        tables.map(({ name }) => name),
      )
      assertSame('the database', pictures, manifest.storedPictures ?? pictures, 'picture')
    } finally {
      client.release()
    }
    return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) }
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

function assertSame(place: string, actual: number, expected: number, item: string): void {
  if (actual !== expected)
    throw new CommandError(`Restored as a test, ${place} has ${actual} ${item}s instead of ${expected}`)
}
