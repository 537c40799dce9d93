import { setTimeout as wait } from 'node:timers/promises'
import { auditConsistency, auditWrites } from '../audit-database'
import { createChaosInstallation, registerCooks } from '../chaos-installation'
import { describeTallies } from '../chaos-report'
import { requirePatroni } from '../debian/packages'
import { startPatroniPair } from '../debian/patroni-pair'
import type { ChaosFault } from '../fault'
import { checkHealth, waitUntilReady } from '../server-health'
import { createWriteJournal } from '../write-journal'

const failovers = 2
const cooks = 6

/** Patroni promotes a standby by itself when the primary and its own process are killed. */
export const patroni: ChaosFault = {
  name: 'patroni',
  async run(notes, random) {
    const found = await requirePatroni()
    if ('missing' in found) return notes.skipRest(found.missing)
    const pair = await startPatroniPair(found)
    const installation = await createChaosInstallation()
    try {
      const larder = await installation.start({ DATABASE_URL: pair.url, LOG_LEVEL: 'silent' })
      const journal = createWriteJournal(await registerCooks(larder, cooks), random)
      const over = new AbortController()
      const writing = journal.write(larder.call, over.signal, 'go on')
      const pauses: string[] = []
      for (let round = 1; round <= failovers; round += 1) {
        await wait(3000)
        notes.tried(`failover ${round}: kill -9 of the primary and its Patroni amid writes`)
        const began = Date.now()
        await pair.killPrimary()
        const ready = await waitUntilReady(larder.url)
        notes.assert(ready, 'it was not ready again after the failover')
        pauses.push(((Date.now() - began) / 1000).toFixed(0))
        await wait(2000)
        await pair.restart()
        const status = (await checkHealth(larder.url, '/readyz')).status
        notes.assert(status === 200, `/readyz says ${status} with both servers`)
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
      const promotions = (await pair.readCallbacks()).filter((line) =>
        /^on_role_change (?:master|primary)/.test(line),
      )
      notes.assert(promotions.length >= failovers, `the callback was told of ${promotions.length} promotions`)
      notes.observed(
        `ready again ${pauses.join(' and ')} s after the kill; the callback was told of ${promotions.length} promotions; ${describeTallies([journal.tally])}`,
      )
      notes.assert((await larder.end('SIGTERM')) === 0, 'it did not end properly afterwards')
    } finally {
      await installation.close()
      await pair.close()
    }
  },
}
