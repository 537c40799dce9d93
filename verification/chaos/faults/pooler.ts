import { setTimeout as wait } from 'node:timers/promises'
import { inventory } from '@larder/contract/inventory'
import type { RandomSource } from '@larder/kitchen/testing/generated-kitchen'
import { aCook } from '../../../apps/server/src/testing/a-cook'
import { connectEventStream } from '../../../apps/server/src/testing/fakes/event-stream-client'
import type { LarderProcess } from '../../../apps/server/src/testing/larder-process'
import { nextAddress } from '../../kit/cook-addresses'
import { auditConsistency, auditWrites } from '../audit-database'
import { type ChaosInstallation, createChaosInstallation, registerCooks } from '../chaos-installation'
import { describeTallies } from '../chaos-report'
import { requirePgbouncer } from '../debian/packages'
import { type Pgbouncer, startPgbouncer } from '../debian/pgbouncer'
import type { ChaosFault, FaultReport } from '../fault'
import { waitUntilReady } from '../server-health'
import { type SharedPostgres, startSharedPostgres } from '../shared-postgres'
import { createWriteJournal } from '../write-journal'

const cooksPerServer = 6
/** Fewer than the connections of one server, so that they really share; a session needs one for itself. */
const poolSizes = { transaction: 5, session: 40 } as const

/** Two servers behind Debian's pgbouncer, which dies during their writes. */
export const pooler: ChaosFault = {
  name: 'pooler',
  async run(notes, random) {
    const found = await requirePgbouncer()
    if ('missing' in found) return notes.skipRest(found.missing)
    const [postgres, installation] = [await startSharedPostgres(), await createChaosInstallation()]
    try {
      for (const mode of ['transaction', 'session'] as const)
        await writeThroughPooler(notes, random, { program: found.program, mode, postgres, installation })
    } finally {
      await installation.close()
      await postgres.close()
    }
  },
}

interface PoolerTrial {
  readonly program: string
  readonly mode: keyof typeof poolSizes
  readonly postgres: SharedPostgres
  readonly installation: ChaosInstallation
}

async function writeThroughPooler(
  notes: FaultReport,
  random: RandomSource,
  { program, mode, postgres, installation }: PoolerTrial,
): Promise<void> {
  notes.tried(
    `${mode} mode, ${poolSizes[mode]} connections for two servers; kill -9 of pgbouncer amid writes`,
  )
  const { name, direct, query } = await postgres.database()
  const where = { program, mode, port: postgres.proxy.port, database: name, user: 'larder' }
  const pgbouncer = await startPgbouncer({ ...where, poolSize: poolSizes[mode] })
  try {
    const at = { DATABASE_URL: pgbouncer.url, DATABASE_DIRECT_URL: direct, LOG_LEVEL: 'silent' }
    const servers = await Promise.all([installation.start(at), installation.start(at)])
    const journals = await Promise.all(
      servers.map(async (server) => createWriteJournal(await registerCooks(server, cooksPerServer), random)),
    )
    const over = new AbortController()
    const writing = journals.map((journal, at) => {
      const server = servers[at]
      return server && journal.write(server.call, over.signal, 'go on')
    })
    await wait(4000)
    const before = failuresOf(journals)
    notes.assert(before.length === 0, `${mode}: requests ended with ${before}`)
    await killPooler(notes, pgbouncer, servers)
    await wait(2000)
    over.abort()
    await Promise.all(writing)
    await checkLimits(notes, query, mode)
    await checkEventAcross(notes, servers, mode)
    const [first] = servers
    if (first) await auditWrites(notes, query, first, journals)
    await auditConsistency(notes, query)
    const unclear = failuresOf(journals).filter((status) => status !== 503)
    notes.assert(unclear.length === 0, `${mode}: requests ended with ${unclear}, not with 503`)
    notes.observed(`${mode}: ${describeTallies(journals.map(({ tally }) => tally))}`)
    for (const server of servers) notes.assert((await server.end('SIGTERM')) === 0, 'it did not end properly')
  } finally {
    await pgbouncer.close()
  }
}

function failuresOf(journals: readonly { tally: { byStatus: Map<number, number> } }[]): number[] {
  const statuses = journals.flatMap(({ tally }) => [...tally.byStatus.keys()])
  return [...new Set(statuses)].filter((status) => status === 0 || status >= 500)
}

async function killPooler(
  notes: FaultReport,
  pgbouncer: Pgbouncer,
  servers: readonly LarderProcess[],
): Promise<void> {
  await pgbouncer.kill()
  await wait(500)
  await pgbouncer.start()
  for (const { url } of servers)
    notes.assert(await waitUntilReady(url), 'it did not come back after the pooler did')
}

/** A pooler cannot be told limits with a connection: the role has them. */
async function checkLimits(
  notes: FaultReport,
  query: ChaosInstallation['query'],
  mode: string,
): Promise<void> {
  const { rows } = await query((db) =>
    db.query<{ limits: string[] }>(
      `select setconfig as limits from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
        where d.datname = current_database()`,
    ),
  )
  const limits = rows.flatMap((row) => row.limits).sort()
  notes.assert(limits.length === 2, `${mode}: the role has the limits ${limits}`)
}

async function checkEventAcross(
  notes: FaultReport,
  servers: readonly LarderProcess[],
  mode: string,
): Promise<void> {
  const [first, second] = servers
  if (!first || !second) return
  const cook = await aCook(first, { address: nextAddress() })
  const live = await connectEventStream(second.url, cook.token)
  await live.next()
  await first.call(inventory.create, { body: { name: 'Rice', amount: '1' } }, cook)
  const heard = await Promise.race([live.next(), wait(30_000, undefined, { ref: false })])
  notes.assert(
    heard?.type === 'changed',
    `${mode}: a device at the other server heard ${JSON.stringify(heard)}`,
  )
  live.close()
}
