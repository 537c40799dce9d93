import { setTimeout as wait } from 'node:timers/promises'
import { shopping } from '@larder/contract/shopping'
import { aCook } from '../../../apps/server/src/testing/a-cook'
import { connectEventStream } from '../../../apps/server/src/testing/fakes/event-stream-client'
import type { LarderProcess } from '../../../apps/server/src/testing/larder-process'
import { nextAddress } from '../../kit/cook-addresses'
import { auditConsistency, auditWrites } from '../audit-database'
import { createChaosInstallation, registerCooks } from '../chaos-installation'
import { describeTallies } from '../chaos-report'
import type { ChaosFault, FaultReport } from '../fault'
import { waitUntilReady } from '../server-health'
import { type SharedPostgres, startSharedPostgres } from '../shared-postgres'
import { createWriteJournal } from '../write-journal'

const cuts = 30

/** Lines to the database that are cut during writes: by the network, by the database, and by its death. */
export const droppedConnections: ChaosFault = {
  name: 'dropped-connections',
  async run(notes, random) {
    const [postgres, installation] = [await startSharedPostgres(), await createChaosInstallation()]
    try {
      const { byProxy, direct, look, query, name } = await postgres.database()
      const larder = await installation.start({ DATABASE_URL: byProxy, LOG_LEVEL: 'silent' })
      const neighbour = await installation.start({ DATABASE_URL: direct, LOG_LEVEL: 'silent' })
      const journal = createWriteJournal(await registerCooks(larder, 8), random)
      const over = new AbortController()
      const writing = journal.write(larder.call, over.signal, 'go on')

      notes.tried(`${cuts} cuts amid writes, by the network and by pg_terminate_backend in turn`)
      for (let cut = 0; cut < cuts; cut += 1) {
        await wait(50 + random.upTo(350))
        if (cut % 2 === 0) postgres.proxy.cut(() => random.chance(2 / 3))
        else
          await look.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
            [name],
          )
      }
      notes.tried('kill -9 of PostgreSQL amid writes')
      await killPostmaster(postgres)
      await wait(1000)
      notes.assert(await waitUntilReady(larder.url), 'it did not come back after PostgreSQL did')
      await wait(1000)
      over.abort()
      await writing
      await checkMissedEvent(notes, postgres, larder.url, neighbour)
      await auditWrites(notes, query, larder, [journal])
      await auditConsistency(notes, query)
      const unclear = [...journal.tally.byStatus.keys()].filter(
        (status) => status === 0 || (status >= 500 && status !== 503),
      )
      notes.assert(unclear.length === 0, `requests ended with ${unclear}, not with 503`)
      notes.observed(`the pool healed each time; ${describeTallies([journal.tally])}`)
      notes.assert((await larder.end('SIGTERM')) === 0, 'it did not end properly afterwards')
    } finally {
      await installation.close()
      await postgres.close()
    }
  },
}

async function killPostmaster({ postmaster }: SharedPostgres): Promise<void> {
  const pid = await postmaster()
  if (pid === undefined) throw new Error('no PostgreSQL runs')
  process.kill(pid, 'SIGKILL')
}

/** While one server hears nothing, another changes something: the first must tell its devices as soon as it hears again. */
async function checkMissedEvent(
  notes: FaultReport,
  { proxy }: SharedPostgres,
  url: string,
  neighbour: LarderProcess,
): Promise<void> {
  notes.tried('a change by another server while this one is cut off, with a device on its event stream')
  const cook = await aCook(neighbour, { address: nextAddress() })
  const live = await connectEventStream(url, cook.token)
  const hello = await live.next()
  proxy.setRefusing(true)
  proxy.cut()
  const { status } = await neighbour.call(shopping.add, { body: { items: [{ text: 'Milk' }] } }, cook)
  notes.assert(status === 201, `the other server answered ${status}`)
  await wait(1500)
  proxy.setRefusing(false)
  const before = hello && 'revision' in hello ? hello.revision : -1
  const heard = await Promise.race([
    receivedNewerRevision(live, before),
    wait(60_000, undefined, { ref: false }),
  ])
  notes.assert(heard !== undefined, 'the event stream never told of what was missed')
  live.close()
  notes.observed('the event stream was reconnected and told what was missed')
}

async function receivedNewerRevision(
  live: Awaited<ReturnType<typeof connectEventStream>>,
  than: number,
): Promise<number | undefined> {
  for (;;) {
    const event = await live.next()
    if (!event) return undefined
    if ('revision' in event && event.revision > than) return event.revision
  }
}
