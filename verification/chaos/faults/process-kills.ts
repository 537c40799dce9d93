import { setTimeout as wait } from 'node:timers/promises'
import type { LarderProcess } from '../../../apps/server/src/testing/larder-process'
import { findInconsistencies, findLostWrites } from '../audit-database'
import { registerChaosCooks } from '../chaos-cook'
import { type ChaosInstallation, createChaosInstallation } from '../chaos-installation'
import type { ChaosRandom } from '../chaos-random'
import { describeTallies } from '../chaos-report'
import type { ChaosFault, ChaosSize, FaultReport } from '../fault'
import { createWriteJournal, type WriteJournal } from '../write-journal'

const cooksAtOnce = 8
/** So many deaths and a household is full enough; then others move in. */
const killsPerCrowd = 25

/** kill -9 in the middle of writes, of the server and now and then of the database with it. */
export const processKills: ChaosFault = {
  name: 'kills',
  async run(notes, dice, size) {
    notes.tried(
      `kill -9 of the server amid writes of ${cooksAtOnce} cooks, ${size.kills} times; every fourth time of all of PostgreSQL, too`,
    )
    const house = await createChaosInstallation()
    try {
      await killRepeatedly(house, notes, dice, size)
    } finally {
      await house.close()
    }
  },
}

async function killRepeatedly(
  house: ChaosInstallation,
  notes: FaultReport,
  dice: ChaosRandom,
  size: ChaosSize,
): Promise<void> {
  const journals: WriteJournal[] = []
  const starts: number[] = []
  let journal: WriteJournal | undefined

  async function start(): Promise<LarderProcess> {
    const began = Date.now()
    const larder = await house.start()
    starts.push(Date.now() - began)
    return larder
  }

  async function audit(larder: LarderProcess, which: readonly WriteJournal[]): Promise<void> {
    for (const one of which) {
      for (const refused of await one.settle(larder.url)) notes.assert(false, refused)
      for (const lost of await house.query((db) => findLostWrites(db, one))) notes.assert(false, lost)
    }
  }

  for (let round = 0; round < size.kills; round += 1) {
    const larder = await start()
    if (journal) await audit(larder, [journal])
    if (round % killsPerCrowd === 0) {
      journal = createWriteJournal(await registerChaosCooks(larder.url, cooksAtOnce), dice)
      journals.push(journal)
    }
    if (!journal) throw new Error('nobody writes')
    const over = new AbortController()
    const writing = journal.write(() => larder.url, over.signal, 'stop')
    await wait(dice.integer(50, 600))
    await killProcesses(house, larder, dice, round % 4 === 3)
    over.abort()
    await writing
    if (round % 50 === 49) notes.assert((await larder.end('SIGKILL')) === null, 'it was dead already')
  }
  const larder = await start()
  await audit(larder, journals)
  for (const unsound of await house.query(findInconsistencies)) notes.assert(false, unsound)
  notes.assert((await larder.end('SIGTERM')) === 0, 'the last server did not end properly')
  notes.observed(describeTallies(journals.map(({ tally }) => tally)))
  starts.sort((a, b) => a - b)
  notes.observed(
    `started again by itself each time, in ${starts[starts.length >> 1]} ms (longest ${starts.at(-1)} ms)`,
  )
}

async function killProcesses(
  house: ChaosInstallation,
  larder: LarderProcess,
  dice: ChaosRandom,
  postgresToo: boolean,
): Promise<void> {
  if (!postgresToo) return void (await larder.end('SIGKILL'))
  const blows = [() => house.killPostgres(), () => larder.end('SIGKILL')]
  if (dice.integer(0, 1) === 1) blows.reverse()
  for (const blow of blows) await blow()
}
