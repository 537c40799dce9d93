import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inventory } from '@larder/contract/inventory'
import { startEmbedded } from '../../../apps/server/src/db/embedded/start-embedded'
import type { LarderProcess } from '../../../apps/server/src/testing/larder-process'
import { liveLine } from '../../../apps/server/src/testing/live-line'
import { auditBooks, auditPromises } from '../books'
import { aCook, cooksAt } from '../cook'
import type { Dice } from '../dice'
import { call } from '../door'
import type { Fault, Notes } from '../fault'
import { aHouse, type House } from '../house'
import { openJournal } from '../journal'
import { sharedPostgres } from '../shared-postgres'
import { described } from '../told'

const inStock = 60
const takersPerServer = 8
const handOvers = 10

type Pair = readonly [LarderProcess, LarderProcess]
type Look = House['look']

/** Two servers of one installation, on one data folder and on one DATABASE_URL. */
export const twoServers: Fault = {
  name: 'two-servers',
  async run(notes, dice) {
    const [house, postgres] = [await aHouse(), await sharedPostgres()]
    try {
      notes.tried('two servers started at once on one empty data folder')
      const own = await Promise.all([house.start(), house.start()])
      await together(notes, dice, own, house.look, 'data folder')
      await lastOneOut(notes, own, house.folder)

      notes.tried('two servers started at once on one empty database of DATABASE_URL')
      const { direct, look } = await postgres.database()
      const at = { DATABASE_URL: direct }
      const shared = await Promise.all([house.start(at), house.start(at)])
      await together(notes, dice, shared, (work) => work(look), 'DATABASE_URL')
      await handOver(notes)
    } finally {
      await house.close()
      await postgres.close()
    }
  },
}

async function together(notes: Notes, dice: Dice, pair: Pair, look: Look, on: string): Promise<void> {
  await takeTheSame(notes, pair, on)
  await hearAcross(notes, pair, on)
  await oneDies(notes, dice, pair, look, on)
  for (const unsound of await look(auditBooks)) notes.must(false, `${on}: ${unsound}`)
}

async function oneDies(
  notes: Notes,
  dice: Dice,
  [first, second]: Pair,
  look: Look,
  on: string,
): Promise<void> {
  const dying = openJournal(await cooksAt(first.url, 4), dice)
  const staying = openJournal(await cooksAt(second.url, 4), dice)
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
    for (const refused of await journal.settle(second.url)) notes.must(false, `${on}: ${refused}`)
    for (const lost of await look((db) => auditPromises(db, journal))) notes.must(false, `${on}: ${lost}`)
  }
  const failed = [...staying.tally.byStatus.keys()].filter((status) => status === 0 || status >= 500)
  notes.must(failed.length === 0, `${on}: the server that stayed answered ${failed}`)
  const sent = described([dying.tally, staying.tally])
  notes.saw(`${on}: one killed, the other went on without a failure; ${sent}`)
}

/** As many takes as there is stock succeed, from whichever server, and not one more. */
async function takeTheSame(notes: Notes, servers: Pair, on: string): Promise<void> {
  const [{ url }] = servers
  const cook = await aCook(url)
  const body = { name: 'Eggs', amount: String(inStock), unit: 'eggs' }
  const { body: item } = await call(url, inventory.create, { body }, cook)
  const { id } = item.data
  let taken = 0
  const statuses = new Set<number>()
  const take = async (at: string) => {
    for (;;) {
      const { status } = await call(at, inventory.take, { params: { id }, body: { amount: '1' } }, cook)
      statuses.add(status)
      if (status !== 200) return
      taken += 1
    }
  }
  await Promise.all(
    servers.flatMap((server) => Array.from({ length: takersPerServer }, () => take(server.url))),
  )
  const left = await call(url, inventory.get, { params: { id } }, cook)
  notes.must(taken === inStock, `${on}: ${taken} of ${inStock} could be taken`)
  const amount = left.status === 404 ? '0' : String(left.body.data.amount)
  notes.must(amount === '0', `${on}: ${amount} are left when all were taken`)
  notes.must(
    [...statuses].every((status) => [200, 404, 409].includes(status)),
    `${on}: takes ended with ${[...statuses]}`,
  )
  notes.saw(`${on}: ${2 * takersPerServer} hands took exactly ${taken} of ${inStock} eggs`)
}

async function hearAcross(notes: Notes, servers: Pair, on: string): Promise<void> {
  const [first, second] = servers
  const cook = await aCook(first.url)
  const live = await liveLine(second.url, cook.token)
  await live.next()
  await call(first.url, inventory.create, { body: { name: 'Rice', amount: '1' } }, cook)
  const heard = await Promise.race([live.next(), wait(30_000, undefined, { ref: false })])
  notes.must(heard?.type === 'changed', `${on}: a device at the other server heard ${JSON.stringify(heard)}`)
  live.hangUp()
}

async function lastOneOut(notes: Notes, servers: Pair, folder: string): Promise<void> {
  for (const server of servers) await server.end('SIGTERM')
  const left = await readFile(join(folder, 'postgres/postmaster.pid')).catch(() => undefined)
  notes.must(left === undefined, 'the last server to go left PostgreSQL running')
}

/** One starts while another stops, again and again, in either order. */
async function handOver(notes: Notes): Promise<void> {
  notes.tried(`one that starts while another stops, ${handOvers} times`)
  const house = await aHouse()
  try {
    const dataDir = house.folder
    let current = await startEmbedded({ dataDir })
    for (let round = 0; round < handOvers; round += 1) {
      const stopping = round % 2 === 0 ? current.stop() : undefined
      const starting = startEmbedded({ dataDir })
      const [next] = await Promise.all([starting, stopping ?? current.stop()])
      const answer = await house.look((db) => db.query('select 1 as one'))
      notes.must(answer.rowCount === 1, 'no server was there afterwards')
      current = next
    }
    await current.stop()
    notes.saw('a working server each time, and none left at the end')
  } finally {
    await house.close()
  }
}
