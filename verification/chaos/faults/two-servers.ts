import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inventory } from '@larder/contract/inventory'
import { startEmbedded } from '../../../apps/server/src/db/embedded/start-embedded'
import { connectEventStream } from '../../../apps/server/src/testing/fakes/event-stream-client'
import type { LarderProcess } from '../../../apps/server/src/testing/larder-process'
import { findInconsistencies, findLostWrites } from '../audit-database'
import { callServer } from '../call-server'
import { registerChaosCook, registerChaosCooks } from '../chaos-cook'
import { type ChaosInstallation, createChaosInstallation } from '../chaos-installation'
import type { ChaosRandom } from '../chaos-random'
import { describeTallies } from '../chaos-report'
import type { ChaosFault, FaultReport } from '../fault'
import { startSharedPostgres } from '../shared-postgres'
import { createWriteJournal } from '../write-journal'

const inStock = 60
const takersPerServer = 8
const handOvers = 10

type Pair = readonly [LarderProcess, LarderProcess]
type Look = ChaosInstallation['query']

/** Two servers of one installation, on one data folder and on one DATABASE_URL. */
export const twoServers: ChaosFault = {
  name: 'two-servers',
  async run(notes, dice) {
    const [house, postgres] = [await createChaosInstallation(), await startSharedPostgres()]
    try {
      notes.tried('two servers started at once on one empty data folder')
      const own = await Promise.all([house.start(), house.start()])
      await writeOnBoth(notes, dice, own, house.query, 'data folder')
      await stopLastServer(notes, own, house.folder)

      notes.tried('two servers started at once on one empty database of DATABASE_URL')
      const { direct, look } = await postgres.database()
      const at = { DATABASE_URL: direct }
      const shared = await Promise.all([house.start(at), house.start(at)])
      await writeOnBoth(notes, dice, shared, (work) => work(look), 'DATABASE_URL')
      await restartInTurn(notes)
    } finally {
      await house.close()
      await postgres.close()
    }
  },
}

async function writeOnBoth(
  notes: FaultReport,
  dice: ChaosRandom,
  pair: Pair,
  look: Look,
  on: string,
): Promise<void> {
  await takeSameLot(notes, pair, on)
  await receiveEventsAcross(notes, pair, on)
  await killOne(notes, dice, pair, look, on)
  for (const unsound of await look(findInconsistencies)) notes.assert(false, `${on}: ${unsound}`)
}

async function killOne(
  notes: FaultReport,
  dice: ChaosRandom,
  [first, second]: Pair,
  look: Look,
  on: string,
): Promise<void> {
  const dying = createWriteJournal(await registerChaosCooks(first.url, 4), dice)
  const staying = createWriteJournal(await registerChaosCooks(second.url, 4), dice)
  const over = new AbortController()
  const writing = [
    dying.write(() => first.url, over.signal, 'stop'),
    staying.write(() => second.url, over.signal, 'go on'),
  ]
  await wait(1000)
  await first.end('SIGKILL')
  await wait(1500)
  over.abort()
  await Promise.all(writing)
  for (const journal of [dying, staying]) {
    for (const refused of await journal.settle(second.url)) notes.assert(false, `${on}: ${refused}`)
    for (const lost of await look((db) => findLostWrites(db, journal))) notes.assert(false, `${on}: ${lost}`)
  }
  const failed = [...staying.tally.byStatus.keys()].filter((status) => status === 0 || status >= 500)
  notes.assert(failed.length === 0, `${on}: the server that stayed answered ${failed}`)
  const sent = describeTallies([dying.tally, staying.tally])
  notes.observed(`${on}: one killed, the other went on without a failure; ${sent}`)
}

/** As many takes as there is stock succeed, from whichever server, and not one more. */
async function takeSameLot(notes: FaultReport, servers: Pair, on: string): Promise<void> {
  const [{ url }] = servers
  const cook = await registerChaosCook(url)
  const body = { name: 'Eggs', amount: String(inStock), unit: 'eggs' }
  const { body: item } = await callServer(url, inventory.create, { body }, cook)
  const { id } = item.data
  let taken = 0
  const statuses = new Set<number>()
  const take = async (at: string) => {
    for (;;) {
      const { status } = await callServer(at, inventory.take, { params: { id }, body: { amount: '1' } }, cook)
      statuses.add(status)
      if (status !== 200) return
      taken += 1
    }
  }
  await Promise.all(
    servers.flatMap((server) => Array.from({ length: takersPerServer }, () => take(server.url))),
  )
  const left = await callServer(url, inventory.get, { params: { id } }, cook)
  notes.assert(taken === inStock, `${on}: ${taken} of ${inStock} could be taken`)
  const amount = left.status === 404 ? '0' : String(left.body.data.amount)
  notes.assert(amount === '0', `${on}: ${amount} are left when all were taken`)
  notes.assert(
    [...statuses].every((status) => [200, 404, 409].includes(status)),
    `${on}: takes ended with ${[...statuses]}`,
  )
  notes.observed(`${on}: ${2 * takersPerServer} hands took exactly ${taken} of ${inStock} eggs`)
}

async function receiveEventsAcross(notes: FaultReport, servers: Pair, on: string): Promise<void> {
  const [first, second] = servers
  const cook = await registerChaosCook(first.url)
  const live = await connectEventStream(second.url, cook.token)
  await live.next()
  await callServer(first.url, inventory.create, { body: { name: 'Rice', amount: '1' } }, cook)
  const heard = await Promise.race([live.next(), wait(30_000, undefined, { ref: false })])
  notes.assert(
    heard?.type === 'changed',
    `${on}: a device at the other server heard ${JSON.stringify(heard)}`,
  )
  live.close()
}

async function stopLastServer(notes: FaultReport, servers: Pair, folder: string): Promise<void> {
  for (const server of servers) await server.end('SIGTERM')
  const left = await readFile(join(folder, 'postgres/postmaster.pid')).catch(() => undefined)
  notes.assert(left === undefined, 'the last server to go left PostgreSQL running')
}

/** One starts while another stops, again and again, in either order. */
async function restartInTurn(notes: FaultReport): Promise<void> {
  notes.tried(`one that starts while another stops, ${handOvers} times`)
  const house = await createChaosInstallation()
  try {
    const dataDir = house.folder
    let current = await startEmbedded({ dataDir })
    for (let round = 0; round < handOvers; round += 1) {
      const stopping = round % 2 === 0 ? current.stop() : undefined
      const starting = startEmbedded({ dataDir })
      const [next] = await Promise.all([starting, stopping ?? current.stop()])
      const answer = await house.query((db) => db.query('select 1 as one'))
      notes.assert(answer.rowCount === 1, 'no server was there afterwards')
      current = next
    }
    await current.stop()
    notes.observed('a working server each time, and none left at the end')
  } finally {
    await house.close()
  }
}
