import { setTimeout as wait } from 'node:timers/promises'
import type { LarderProcess } from '../../../apps/server/src/testing/larder-process'
import { auditConsistency, auditWrites } from '../audit-database'
import { createChaosInstallation, registerCooks } from '../chaos-installation'
import { describeTallies } from '../chaos-report'
import { requirePostgres } from '../debian/packages'
import { type PostgresPair, startPostgresPair } from '../debian/postgres-pair'
import type { ChaosFault, FaultReport } from '../fault'
import { checkHealth, waitUntilReady } from '../server-health'
import { createWriteJournal } from '../write-journal'

const failovers = 3
const cooks = 8
/** A commit that waits for a standby holds the check, which gives up after three seconds. */
const settleMs = 5000

/** A database with a standby that confirms each commit and takes over when the primary is killed. */
export const standby: ChaosFault = {
  name: 'standby',
  async run(notes, random) {
    const found = await requirePostgres()
    if ('missing' in found) return notes.skipRest(found.missing)
    const pair = await startPostgresPair(found.bin)
    const installation = await createChaosInstallation()
    try {
      const larder = await installation.start({ DATABASE_URL: pair.url, LOG_LEVEL: 'silent' })
      const journal = createWriteJournal(await registerCooks(larder, cooks), random)
      const over = new AbortController()
      const writing = journal.write(larder.call, over.signal, 'go on')
      const pauses: number[] = []
      for (let round = 1; round <= failovers; round += 1) {
        await wait(3000)
        notes.tried(
          `failover ${round}: kill -9 of the primary amid writes, the standby promoted, a new standby made`,
        )
        pauses.push(await failOver(notes, larder, pair))
      }
      await wait(2000)
      over.abort()
      await writing
      await auditWrites(notes, pair.query, larder, [journal])
      await auditConsistency(notes, pair.query)
      const unclear = [...journal.tally.byStatus.keys()].filter(
        (status) => status === 0 || (status >= 500 && status !== 503),
      )
      notes.assert(unclear.length === 0, `requests ended with ${unclear}, not with 503`)
      const seconds = pauses.map((ms) => (ms / 1000).toFixed(1)).join(', ')
      notes.observed(`ready again ${seconds} s after each new standby; ${describeTallies([journal.tally])}`)
      notes.assert((await larder.end('SIGTERM')) === 0, 'it did not end properly afterwards')
    } finally {
      await installation.close()
      await pair.close()
    }
  },
}

/** Returns how long the server took to be ready once a commit can be confirmed again. */
async function failOver(notes: FaultReport, { url }: LarderProcess, pair: PostgresPair): Promise<number> {
  await pair.killPrimary()
  await wait(settleMs)
  const without = (await checkHealth(url, '/readyz')).status
  notes.assert(without === 503, `/readyz says ${without} without a primary`)
  await pair.promote()
  await wait(settleMs)
  const unconfirmed = (await checkHealth(url, '/readyz')).status
  notes.assert(unconfirmed === 503, `/readyz says ${unconfirmed} while no standby confirms a commit`)
  const alive = (await checkHealth(url, '/healthz')).status
  notes.assert(alive === 200, `/healthz says ${alive} meanwhile`)
  await pair.addStandby()
  const began = Date.now()
  notes.assert(await waitUntilReady(url), 'it was not ready again after the failover')
  return Date.now() - began
}
