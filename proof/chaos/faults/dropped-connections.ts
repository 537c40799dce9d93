import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { shopping } from '@larder/contract/shopping'
import { readPostmasterFile } from '../../../apps/server/src/db/embedded/postmaster-file'
import { liveLine } from '../../../apps/server/src/testing/live-line'
import { auditBooks, auditPromises } from '../books'
import { aCook, cooksAt } from '../cook'
import { call } from '../door'
import type { Fault, Notes } from '../fault'
import { aHouse } from '../house'
import { openJournal } from '../journal'
import { type SharedPostgres, sharedPostgres } from '../shared-postgres'
import { described } from '../told'
import { untilReady } from '../until-ready'

const cuts = 30

/** Lines to the database that are cut amid writes: by the network, by the database, and by its death. */
export const droppedConnections: Fault = {
  name: 'dropped-connections',
  async run(notes, dice) {
    const [postgres, house] = [await sharedPostgres(), await aHouse()]
    try {
      const { byLine, direct, look, name } = await postgres.database()
      const larder = await house.start({ DATABASE_URL: byLine, LOG_LEVEL: 'silent' })
      const neighbour = await house.start({ DATABASE_URL: direct, LOG_LEVEL: 'silent' })
      const journal = openJournal(await cooksAt(larder.url, 8), dice)
      const over = new AbortController()
      const writing = journal.write(() => larder.url, over.signal, 'go on')

      notes.tried(`${cuts} cuts amid writes, by the network and by pg_terminate_backend in turn`)
      for (let cut = 0; cut < cuts; cut += 1) {
        await wait(dice.between(50, 400))
        if (cut % 2 === 0) postgres.line.cut(() => dice.between(0, 2) > 0)
        else
          await look.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
            [name],
          )
      }
      notes.tried('kill -9 of PostgreSQL amid writes')
      await killPostmaster(postgres)
      await wait(1000)
      notes.must(await untilReady(larder.url), 'it did not come back after PostgreSQL did')
      await wait(1000)
      over.abort()
      await writing
      await notesMissedChange(notes, postgres, larder.url, neighbour.url)

      for (const refused of await journal.settle(larder.url)) notes.must(false, refused)
      for (const lost of await auditPromises(look, journal)) notes.must(false, lost)
      for (const unsound of await auditBooks(look)) notes.must(false, unsound)
      const unclear = [...journal.tally.byStatus.keys()].filter(
        (status) => status === 0 || (status >= 500 && status !== 503),
      )
      notes.must(unclear.length === 0, `requests ended with ${unclear}, not with 503`)
      notes.saw(`the pool healed each time; ${described([journal.tally])}`)
      notes.must((await larder.end('SIGTERM')) === 0, 'it did not end properly afterwards')
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
async function notesMissedChange(
  notes: Notes,
  { line }: SharedPostgres,
  url: string,
  neighbour: string,
): Promise<void> {
  notes.tried('a change by another server while this one is cut off, with a device on its live line')
  const cook = await aCook(neighbour)
  const live = await liveLine(url, cook.token)
  const hello = await live.next()
  line.refuse(true)
  line.cut()
  const { status } = await call(neighbour, shopping.add, { body: { items: [{ text: 'Milk' }] } }, cook)
  notes.must(status === 201, `the other server answered ${status}`)
  await wait(1500)
  line.refuse(false)
  const before = hello && 'revision' in hello ? hello.revision : -1
  const heard = await Promise.race([heardNewer(live, before), wait(60_000, undefined, { ref: false })])
  notes.must(heard !== undefined, 'the live line never told of what was missed')
  live.hangUp()
  notes.saw('the live line was taken up again and told what was missed')
}

async function heardNewer(
  live: Awaited<ReturnType<typeof liveLine>>,
  than: number,
): Promise<number | undefined> {
  for (;;) {
    const event = await live.next()
    if (!event) return undefined
    if ('revision' in event && event.revision > than) return event.revision
  }
}
