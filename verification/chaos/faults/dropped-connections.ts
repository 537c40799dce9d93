import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { shopping } from '@larder/contract/shopping'
import { readPostmasterFile } from '../../../apps/server/src/db/embedded/postmaster-file'
import { connectEventStream } from '../../../apps/server/src/testing/fakes/event-stream-client'
import { findInconsistencies, findLostWrites } from '../audit-database'
import { callServer } from '../call-server'
import { registerChaosCook, registerChaosCooks } from '../chaos-cook'
import { createChaosInstallation } from '../chaos-installation'
import { describeTallies } from '../chaos-report'
import type { ChaosFault, FaultReport } from '../fault'
import { type SharedPostgres, startSharedPostgres } from '../shared-postgres'
import { waitUntilReady } from '../wait-until-ready'
import { createWriteJournal } from '../write-journal'

const cuts = 30

/** Lines to the database that are cut amid writes: by the network, by the database, and by its death. */
export const droppedConnections: ChaosFault = {
  name: 'dropped-connections',
  async run(notes, dice) {
    const [postgres, house] = [await startSharedPostgres(), await createChaosInstallation()]
    try {
      const { byLine, direct, look, name } = await postgres.database()
      const larder = await house.start({ DATABASE_URL: byLine, LOG_LEVEL: 'silent' })
      const neighbour = await house.start({ DATABASE_URL: direct, LOG_LEVEL: 'silent' })
      const journal = createWriteJournal(await registerChaosCooks(larder.url, 8), dice)
      const over = new AbortController()
      const writing = journal.write(() => larder.url, over.signal, 'go on')

      notes.tried(`${cuts} cuts amid writes, by the network and by pg_terminate_backend in turn`)
      for (let cut = 0; cut < cuts; cut += 1) {
        await wait(dice.integer(50, 400))
        if (cut % 2 === 0) postgres.line.cut(() => dice.integer(0, 2) > 0)
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
      await checkMissedEvent(notes, postgres, larder.url, neighbour.url)

      for (const refused of await journal.settle(larder.url)) notes.assert(false, refused)
      for (const lost of await findLostWrites(look, journal)) notes.assert(false, lost)
      for (const unsound of await findInconsistencies(look)) notes.assert(false, unsound)
      const unclear = [...journal.tally.byStatus.keys()].filter(
        (status) => status === 0 || (status >= 500 && status !== 503),
      )
      notes.assert(unclear.length === 0, `requests ended with ${unclear}, not with 503`)
      notes.observed(`the pool healed each time; ${describeTallies([journal.tally])}`)
      notes.assert((await larder.end('SIGTERM')) === 0, 'it did not end properly afterwards')
    } finally {
      await house.close()
      await postgres.close()
    }
  },
}

async function killPostmaster({ folder }: SharedPostgres): Promise<void> {
  const file = await readPostmasterFile(join(folder, 'postgres'))
  if (typeof file !== 'object') throw new Error('no PostgreSQL runs')
  process.kill(file.pid, 'SIGKILL')
}

/** While one server hears nothing, another changes something: the first must tell its devices as soon as it hears again. */
async function checkMissedEvent(
  notes: FaultReport,
  { line }: SharedPostgres,
  url: string,
  neighbour: string,
): Promise<void> {
  notes.tried('a change by another server while this one is cut off, with a device on its live line')
  const cook = await registerChaosCook(neighbour)
  const live = await connectEventStream(url, cook.token)
  const hello = await live.next()
  line.setRefusing(true)
  line.cut()
  const { status } = await callServer(neighbour, shopping.add, { body: { items: [{ text: 'Milk' }] } }, cook)
  notes.assert(status === 201, `the other server answered ${status}`)
  await wait(1500)
  line.setRefusing(false)
  const before = hello && 'revision' in hello ? hello.revision : -1
  const heard = await Promise.race([
    receivedNewerRevision(live, before),
    wait(60_000, undefined, { ref: false }),
  ])
  notes.assert(heard !== undefined, 'the live line never told of what was missed')
  live.close()
  notes.observed('the live line was taken up again and told what was missed')
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
