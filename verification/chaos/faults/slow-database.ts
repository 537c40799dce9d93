import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { inventory } from '@larder/contract/inventory'
import type { LarderProcess } from '../../../apps/server/src/testing/larder-process'
import { auditConsistency, auditWrites } from '../audit-database'
import { createChaosInstallation, registerCooks } from '../chaos-installation'
import { describeTallies } from '../chaos-report'
import type { ChaosFault, FaultReport } from '../fault'
import { checkHealth, waitUntilReady } from '../server-health'
import { startSharedPostgres } from '../shared-postgres'
import type { TcpProxy } from '../tcp-proxy'
import { createWriteJournal, type WriteJournal } from '../write-journal'

/** Waiting for a connection, and then for one statement; what a request may take at most when nothing comes back. */
const mostSeconds = 60
const clientCount = 60
/** The pool, the lines on which word of changes comes, and one that is being replaced. */
const mostConnections = 16

/** A line to the database that is slow, and then one on which nothing comes back at all. */
export const slowDatabase: ChaosFault = {
  name: 'slow-database',
  async run(notes, random) {
    const [postgres, installation] = [await startSharedPostgres(), await createChaosInstallation()]
    try {
      const { byProxy, query } = await postgres.database()
      const larder = await installation.start({ DATABASE_URL: byProxy, LOG_LEVEL: 'error' })
      const journal = createWriteJournal(await registerCooks(larder, 8), random)
      await delayDatabase(notes, larder, journal, postgres.proxy)
      await silenceDatabase(notes, larder, journal, postgres.proxy)
      notes.assert(await waitUntilReady(larder.url), 'it did not come back when the database answered again')
      await auditWrites(notes, query, larder, [journal])
      await writeFor(journal, larder, 1500)
      await auditWrites(notes, query, larder, [journal])
      await auditConsistency(notes, query)
      notes.observed(`came back by itself; ${describeTallies([journal.tally])}`)
    } finally {
      await installation.close()
      await postgres.close()
    }
  },
}

async function delayDatabase(
  notes: FaultReport,
  larder: LarderProcess,
  journal: WriteJournal,
  line: TcpProxy,
): Promise<void> {
  notes.tried('every piece between server and database 40 ms late')
  line.delay(40)
  const before = journal.tally.acknowledged
  await writeFor(journal, larder, 5000)
  line.delay(0)
  notes.assert(journal.tally.acknowledged > before, 'a slow database let nobody write')
  const failed = [...journal.tally.byStatus.keys()].filter((status) => status === 0 || status >= 500)
  notes.assert(failed.length === 0, `a slow database made requests fail: ${failed}`)
  notes.observed(`${journal.tally.acknowledged - before} writes, late and none refused`)
}

async function silenceDatabase(
  notes: FaultReport,
  larder: LarderProcess,
  journal: WriteJournal,
  line: TcpProxy,
): Promise<void> {
  notes.tried(`a database that says nothing at all while ${clientCount} requests and 8 writers come in`)
  const before = await residentMegabytes(larder)
  line.setSilent(true)
  const over = new AbortController()
  const writing = journal.write(larder.call, over.signal, 'go on')
  const [cook] = journal.writers.map((writer) => writer.cook)
  if (!cook) throw new Error('nobody cooks')
  const began = Date.now()
  const requests = Array.from({ length: clientCount }, (_, n) =>
    larder.call(inventory.list, {}, { ...cook, address: `10.9.9.${n}` }).then(({ status, body }) => ({
      ...{ status, code: body.error?.code, seconds: (Date.now() - began) / 1000 },
    })),
  )
  const checks = await watchHealth(larder, line)
  const answers = await Promise.all(requests)
  // Those who write wait as long; they, too, must have been told before it speaks again.
  await wait(5000)
  over.abort()
  line.setSilent(false)
  await writing
  const longest = Math.max(...answers.map(({ seconds }) => seconds))
  const unclear = answers.filter(({ status, code }) => status !== 503 || code !== 'not-ready')
  notes.assert(unclear.length === 0, `not every request was told: ${JSON.stringify(unclear.slice(0, 3))}`)
  notes.assert(longest <= mostSeconds, `a request took ${longest.toFixed(0)} s`)
  notes.assert(journal.tally.byStatus.has(503), 'no writer was told')
  notes.assert(checks.alive, '/healthz did not stay alive')
  notes.assert(checks.wasReported, '/readyz did not tell within seconds')
  notes.assert(checks.connections <= mostConnections, `${checks.connections} connections piled up`)
  const grown = (await residentMegabytes(larder)) - before
  notes.assert(grown < 200, `memory grew by ${grown} MB`)
  notes.observed(
    `each ended with 503 'not-ready', the last after ${longest.toFixed(0)} s; /healthz alive, /readyz 503; at most ${checks.connections} connections, memory ${grown} MB more`,
  )
}

async function watchHealth(larder: LarderProcess, line: TcpProxy) {
  let [alive, wasReported, connections] = [true, true, 0]
  await wait(1500)
  for (let look = 0; look < 4; look += 1) {
    const [live, ready] = [
      await checkHealth(larder.url, '/healthz'),
      await checkHealth(larder.url, '/readyz'),
    ]
    alive &&= live.status === 200
    wasReported &&= ready.status === 503 && ready.ms < 15_000
    connections = Math.max(connections, line.open())
    await wait(1000)
  }
  return { alive, wasReported, connections }
}

async function writeFor(journal: WriteJournal, larder: LarderProcess, ms: number): Promise<void> {
  await journal.write(larder.call, AbortSignal.timeout(ms), 'go on')
}

async function residentMegabytes({ child }: LarderProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
