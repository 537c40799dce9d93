import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { makeBackup } from '../../cli/backup/make-backup'
import { testRestore } from '../../cli/backup/test-restore'
import { copyPoolConfig } from '../../db/database'
import { readMigrations } from '../../db/migrate'
import { toTransactional } from '../../db/online-migration'
import { aTracedDatabase } from './traced-database'

// Seeds, the cookbook and admin commands run on the server's own connections in their tests, sharding in sharding-plan.test.ts.
test('a backup and its restore use a household table only where that is listed', {
  timeout: 120_000,
}, async () => {
  // A migration makes and fills tables of all households.
  const migrations = new Set((await readMigrations()).map(({ sql }) => toTransactional(sql)))
  const database = await aTracedDatabase(inject('cluster'), copyPoolConfig, migrations)
  const folder = await mkdtemp(join(tmpdir(), 'larder-traced-'))
  const pool = database.db.$client
  const file = join(folder, 'backup.tar.gz')
  await makeBackup({ pool, dataFolder: folder, file, now: '2026-11-15T08:00:00.000Z' })
  const { tables } = await testRestore({ scratch: pool, file })
  expect(tables).toBeGreaterThan(60)
  await rm(folder, { recursive: true })
  await database.drop()
})

test('a command that forgets the household fails', async () => {
  const database = await aTracedDatabase(inject('cluster'), copyPoolConfig)
  await database.db.$client.query('copy lots to stdout').catch(() => undefined)
  await expect(database.drop()).rejects.toThrow('lots is used without its household')
})
