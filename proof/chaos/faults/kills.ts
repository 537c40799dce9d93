import { setTimeout as wait } from 'node:timers/promises'
import type { LarderProcess } from '../../../apps/server/src/testing/larder-process'
import { auditBooks, auditPromises } from '../books'
import { cooksAt } from '../cook'
import type { Dice } from '../dice'
import type { Fault, Notes, Size } from '../fault'
import { aHouse, type House } from '../house'
import { type Journal, openJournal } from '../journal'
import { described } from '../told'

const cooksAtOnce = 8
/** So many deaths and a household is full enough; then others move in. */
const killsPerCrowd = 25

/** kill -9 in the middle of writes, of the server and now and then of the database with it. */
export const kills: Fault = {
  name: 'kills',
  async run(notes, dice, size) {
    notes.tried(
      `kill -9 of the server amid writes of ${cooksAtOnce} cooks, ${size.kills} times; every fourth time of all of PostgreSQL, too`,
    )
    const house = await aHouse()
    try {
      await killAgainAndAgain(house, notes, dice, size)
    } finally {
      await house.close()
    }
  },
}

async function killAgainAndAgain(house: House, notes: Notes, dice: Dice, size: Size): Promise<void> {
  const journals: Journal[] = []
  const starts: number[] = []
  let journal: Journal | undefined

  async function start(): Promise<LarderProcess> {
    const began = Date.now()
    const larder = await house.start()
    starts.push(Date.now() - began)
    return larder
  }

  async function audit(larder: LarderProcess, which: readonly Journal[]): Promise<void> {
    for (const one of which) {
      for (const refused of await one.settle(larder.url)) notes.must(false, refused)
      for (const lost of await house.look((db) => auditPromises(db, one))) notes.must(false, lost)
    }
  }

  for (let round = 0; round < size.kills; round += 1) {
    const larder = await start()
    if (journal) await audit(larder, [journal])
    if (round % killsPerCrowd === 0) {
      journal = openJournal(await cooksAt(larder.url, cooksAtOnce), dice)
      journals.push(journal)
    }
    if (!journal) throw new Error('nobody writes')
    const over = new AbortController()
    const writing = journal.write(() => larder.url, over.signal, 'stop')
    await wait(dice.between(50, 600))
    await strike(house, larder, dice, round % 4 === 3)
    over.abort()
    await writing
    if (round % 50 === 49) notes.must((await larder.end('SIGKILL')) === null, 'it was dead already')
  }
  const larder = await start()
  await audit(larder, journals)
  for (const unsound of await house.look(auditBooks)) notes.must(false, unsound)
  notes.must((await larder.end('SIGTERM')) === 0, 'the last server did not end properly')
  notes.saw(described(journals.map(({ tally }) => tally)))
  starts.sort((a, b) => a - b)
  notes.saw(
    `started again by itself each time, in ${starts[starts.length >> 1]} ms (longest ${starts.at(-1)} ms)`,
  )
}

async function strike(house: House, larder: LarderProcess, dice: Dice, postgresToo: boolean): Promise<void> {
  if (!postgresToo) return void (await larder.end('SIGKILL'))
  const blows = [() => house.killPostgres(), () => larder.end('SIGKILL')]
  if (dice.between(0, 1) === 1) blows.reverse()
  for (const blow of blows) await blow()
}
