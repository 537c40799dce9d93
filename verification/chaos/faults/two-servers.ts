import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inventory } from '@larder/contract/inventory'
import type { RandomSource } from '@larder/kitchen/testing/generated-kitchen'
import { startEmbedded } from '../../../apps/server/src/db/embedded/start-embedded'
import { aCook } from '../../../apps/server/src/testing/a-cook'
import { connectEventStream } from '../../../apps/server/src/testing/fakes/event-stream-client'
import type { LarderProcess } from '../../../apps/server/src/testing/larder-process'
import { nextAddress } from '../../kit/cook-addresses'
import { auditConsistency, auditWrites } from '../audit-database'
import { type ChaosInstallation, createChaosInstallation, registerCooks } from '../chaos-installation'
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
  async run(notes, random) {
    const [installation, postgres] = [await createChaosInstallation(), await startSharedPostgres()]
    try {
      notes.tried('two servers started at once on one empty data folder')
      const own = await Promise.all([installation.start(), installation.start()])
      await writeOnBoth(notes, random, own, installation.query, 'data folder')
      await stopLastServer(notes, own, installation.folder)

      notes.tried('two servers started at once on one empty database of DATABASE_URL')
      const { direct, query } = await postgres.database()
      const at = { DATABASE_URL: direct }
      const shared = await Promise.all([installation.start(at), installation.start(at)])
      await writeOnBoth(notes, random, shared, query, 'DATABASE_URL')
      await restartInTurn(notes)
    } finally {
      await installation.close()
      await postgres.close()
    }
  },
}

async function writeOnBoth(
  notes: FaultReport,
  random: RandomSource,
  pair: Pair,
  look: Look,
  on: string,
): Promise<void> {
  const here: FaultReport = {
    ...notes,
    tried: (what) => notes.tried(`${on}: ${what}`),
    observed: (what) => notes.observed(`${on}: ${what}`),
    assert: (holds, what) => notes.assert(holds, `${on}: ${what}`),
  }
  await takeSameLot(here, pair)
  await receiveEventsAcross(here, pair)
  await killOne(here, random, pair, look)
  await auditConsistency(here, look)
}

async function killOne(
  notes: FaultReport,
  random: RandomSource,
  [first, second]: Pair,
  look: Look,
): Promise<void> {
  const dying = createWriteJournal(await registerCooks(first, 4), random)
  const staying = createWriteJournal(await registerCooks(second, 4), random)
  const over = new AbortController()
  const writing = [
    dying.write(first.call, over.signal, 'stop'),
    staying.write(second.call, over.signal, 'go on'),
  ]
  await wait(1000)
  await first.end('SIGKILL')
  await wait(1500)
  over.abort()
  await Promise.all(writing)
  await auditWrites(notes, look, second, [dying, staying])
  const failed = [...staying.tally.byStatus.keys()].filter((status) => status === 0 || status >= 500)
  notes.assert(failed.length === 0, `the server that stayed answered ${failed}`)
  const sent = describeTallies([dying.tally, staying.tally])
  notes.observed(`one killed, the other went on without a failure; ${sent}`)
}

/** As many takes as there is stock succeed, from whichever server, and not one more. */
async function takeSameLot(notes: FaultReport, servers: Pair): Promise<void> {
  const [larder] = servers
  const cook = await aCook(larder, { address: nextAddress() })
  const body = { name: 'Eggs', amount: String(inStock), unit: 'eggs' }
  const { body: item } = await larder.call(inventory.create, { body }, cook)
  const { id } = item.data
  let taken = 0
  const statuses = new Set<number>()
  const take = async ({ call }: LarderProcess) => {
    for (;;) {
      const { status } = await call(inventory.take, { params: { id }, body: { amount: '1' } }, cook)
      statuses.add(status)
      if (status !== 200) return
      taken += 1
    }
  }
  await Promise.all(servers.flatMap((server) => Array.from({ length: takersPerServer }, () => take(server))))
  const left = await larder.call(inventory.get, { params: { id } }, cook)
  notes.assert(taken === inStock, `${taken} of ${inStock} could be taken`)
  const amount = left.status === 404 ? '0' : String(left.body.data.amount)
  notes.assert(amount === '0', `${amount} are left when all were taken`)
  notes.assert(
    [...statuses].every((status) => [200, 404, 409].includes(status)),
    `takes ended with ${[...statuses]}`,
  )
  notes.observed(`${2 * takersPerServer} hands took exactly ${taken} of ${inStock} eggs`)
}

async function receiveEventsAcross(notes: FaultReport, servers: Pair): Promise<void> {
  const [first, second] = servers
  const cook = await aCook(first, { address: nextAddress() })
  const live = await connectEventStream(second.url, cook.token)
  await live.next()
  await first.call(inventory.create, { body: { name: 'Rice', amount: '1' } }, cook)
  const heard = await Promise.race([live.next(), wait(30_000, undefined, { ref: false })])
  notes.assert(heard?.type === 'changed', `a device at the other server heard ${JSON.stringify(heard)}`)
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
  const installation = await createChaosInstallation()
  try {
    const dataDir = installation.folder
    let current = await startEmbedded({ dataDir })
    for (let round = 0; round < handOvers; round += 1) {
      const stopping = round % 2 === 0 ? current.stop() : undefined
      const starting = startEmbedded({ dataDir })
      const [next] = await Promise.all([starting, stopping ?? current.stop()])
      const answer = await installation.query((db) => db.query('select 1 as one'))
      notes.assert(answer.rowCount === 1, 'no server was there afterwards')
      current = next
    }
    await current.stop()
    notes.observed('a working server each time, and none left at the end')
  } finally {
    await installation.close()
  }
}
