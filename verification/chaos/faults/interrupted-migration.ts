import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RandomSource } from '@larder/kitchen/testing/generated-kitchen'
import type pg from 'pg'
import { migrate, readMigrations } from '../../../apps/server/src/db/migrate'
import { spawnLarder } from '../../../apps/server/src/testing/larder-process'
import { auditConsistency } from '../audit-database'
import { type ChaosInstallation, createChaosInstallation, registerCooks } from '../chaos-installation'
import type { ChaosFault, FaultReport } from '../fault'
import { type SharedPostgres, startSharedPostgres } from '../shared-postgres'

const deaths = 12
const steps = new URL('../../../apps/server/src/db/migrations/', import.meta.url)

/** Migrations that are interrupted, begun twice, or newer than the code. */
export const interruptedMigration: ChaosFault = {
  name: 'migration',
  async run(notes, random) {
    const [postgres, installation] = [await startSharedPostgres(), await createChaosInstallation()]
    try {
      await killDuringStep(notes, postgres, installation)
      await killAtRandom(notes, random, postgres, installation)
      await rejectNewerSchema(notes, postgres, installation)
    } finally {
      await installation.close()
      await postgres.close()
    }
  },
}

/** A database as the last version of Larder left it: without the newest step. */
async function restoreOldSchema(pool: pg.Pool): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-steps-'))
  const names = (await readdir(steps)).filter((name) => name.endsWith('.sql')).sort()
  const newest = names.pop()
  if (!newest) throw new Error('there are no steps')
  for (const name of names) await cp(fileURLToPath(new URL(name, steps)), join(folder, name))
  await migrate(pool, pathToFileURL(`${folder}/`))
  await rm(folder, { recursive: true })
  return newest
}

/** The newest step waits for a table that somebody reads; its server is killed, and another comes while it still waits. */
async function killDuringStep(
  notes: FaultReport,
  postgres: SharedPostgres,
  installation: ChaosInstallation,
): Promise<void> {
  notes.tried('kill -9 of a server in the middle of a step, while another waits to migrate, too')
  const { direct, look } = await postgres.database()
  const newest = await restoreOldSchema(look)
  const reader = await look.connect()
  await reader.query('begin; lock table accounts in access share mode')
  const killed = spawnLarder({ DATABASE_URL: direct, LARDER_DATA: installation.folder })
  await untilWaiting(look, 1)
  await killed.end('SIGKILL')
  const { rows } = await look.query('select name from schema_migrations where name = $1', [newest])
  notes.assert(rows.length === 0, 'a step that was not through counts as done')
  const next = installation.start({ DATABASE_URL: direct })
  await untilWaiting(look, 2)
  await reader.query('commit')
  reader.release()
  const larder = await next
  await checkSchema(notes, look)
  await registerCooks(larder, 1)
  await larder.end('SIGTERM')
  notes.observed(`undone whole; the next server waited, did ${newest} and served`)
}

async function untilWaiting(look: pg.Pool, count: number): Promise<void> {
  for (;;) {
    const { rows } = await look.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length >= count) return
    await wait(20)
  }
}

async function killAtRandom(
  notes: FaultReport,
  random: RandomSource,
  postgres: SharedPostgres,
  installation: ChaosInstallation,
): Promise<void> {
  notes.tried(
    `kill -9 of two servers at once at any moment of their first start, ${deaths} times, each on what the last left`,
  )
  const { direct, look } = await postgres.database()
  for (let death = 0; death < deaths; death += 1) {
    const both = [1, 2].map(() => spawnLarder({ DATABASE_URL: direct, LARDER_DATA: installation.folder }))
    await wait(300 + random.upTo(2200))
    await Promise.all(both.map((one) => one.end('SIGKILL')))
  }
  const larders = await Promise.all([1, 2].map(() => installation.start({ DATABASE_URL: direct })))
  await checkSchema(notes, look)
  for (const larder of larders) await registerCooks(larder, 1)
  for (const larder of larders) await larder.end('SIGTERM')
  notes.observed('the next two, started at once, completed it and served')
}

async function checkSchema(notes: FaultReport, look: pg.Pool): Promise<void> {
  const { rows } = await look.query<{ name: string }>('select name from schema_migrations order by name')
  const all = (await readMigrations()).map(({ name }) => name)
  notes.assert(
    JSON.stringify(rows.map(({ name }) => name)) === JSON.stringify(all),
    'not every step is there once',
  )
  await auditConsistency(notes, (work) => work(look))
}

async function rejectNewerSchema(
  notes: FaultReport,
  postgres: SharedPostgres,
  installation: ChaosInstallation,
): Promise<void> {
  notes.tried('a database written by a newer Larder')
  const { direct, look } = await postgres.database()
  await migrate(look)
  await look.query(`insert into schema_migrations (name, checksum) values ('9999-later.sql', 'x')`)
  const outcome = await installation.start({ DATABASE_URL: direct }).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  notes.assert(/written by a newer Larder \(it has the migration 9999-later\.sql\)/.test(outcome), outcome)
  notes.assert(/ended with 1:/.test(outcome), `it did not end with code 1: ${outcome}`)
  notes.observed('it refuses to start and says which version to start, or what to restore')
}
