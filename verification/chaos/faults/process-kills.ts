import { setTimeout as wait } from 'node:timers/promises'
import type { RandomSource } from '@larder/kitchen/testing/generated-kitchen'
import type { LarderProcess } from '../../../apps/server/src/testing/larder-process'
import { auditConsistency, auditWrites } from '../audit-database'
import { type ChaosInstallation, createChaosInstallation, registerCooks } from '../chaos-installation'
import { describeTallies } from '../chaos-report'
import type { ChaosFault, ChaosSize, FaultReport } from '../fault'
import { createWriteJournal, type WriteJournal } from '../write-journal'

const cooksAtOnce = 8
/** So many deaths and a household is full enough; then others move in. */
const killsPerCrowd = 25

/** kill -9 in the middle of writes, of the server and now and then of the database with it. */
export const processKills: ChaosFault = {
  name: 'kills',
  async run(notes, random, size) {
    notes.tried(
      `kill -9 of the server amid writes of ${cooksAtOnce} cooks, ${size.kills} times; every fourth time of all of PostgreSQL, too`,
    )
    const installation = await createChaosInstallation()
    try {
      await killRepeatedly(installation, notes, random, size)
    } finally {
      await installation.close()
    }
  },
}

async function killRepeatedly(
  installation: ChaosInstallation,
  notes: FaultReport,
  random: RandomSource,
  size: ChaosSize,
): Promise<void> {
  const journals: WriteJournal[] = []
  const starts: number[] = []
  let journal: WriteJournal | undefined

  async function start(): Promise<LarderProcess> {
    const began = Date.now()
    const larder = await installation.start()
    starts.push(Date.now() - began)
    return larder
  }

  for (let round = 0; round < size.kills; round += 1) {
    const larder = await start()
    if (journal) await auditWrites(notes, installation.query, larder, [journal])
    if (round % killsPerCrowd === 0) {
      journal = createWriteJournal(await registerCooks(larder, cooksAtOnce), random)
      journals.push(journal)
    }
    if (!journal) throw new Error('nobody writes')
    const over = new AbortController()
    const writing = journal.write(larder.call, over.signal, 'stop')
    await wait(50 + random.upTo(550))
    await killProcesses(installation, larder, random, round % 4 === 3)
    over.abort()
    await writing
    if (round % 50 === 49) notes.assert((await larder.end('SIGKILL')) === null, 'it was dead already')
  }
  const larder = await start()
  await auditWrites(notes, installation.query, larder, journals)
  await auditConsistency(notes, installation.query)
  notes.assert((await larder.end('SIGTERM')) === 0, 'the last server did not end properly')
  notes.observed(describeTallies(journals.map(({ tally }) => tally)))
  starts.sort((a, b) => a - b)
  notes.observed(
    `started again by itself each time, in ${starts[starts.length >> 1]} ms (longest ${starts.at(-1)} ms)`,
  )
}

async function killProcesses(
  installation: ChaosInstallation,
  larder: LarderProcess,
  random: RandomSource,
  postgresToo: boolean,
): Promise<void> {
  if (!postgresToo) return void (await larder.end('SIGKILL'))
  const blows = [() => installation.killPostgres(), () => larder.end('SIGKILL')]
  if (random.chance(0.5)) blows.reverse()
  for (const blow of blows) await blow()
}
