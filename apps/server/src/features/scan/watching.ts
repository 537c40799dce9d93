import type { ScanEvent } from '@larder/contract/scan'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/open'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { hearing } from '../../hearing'
import type { ScanCount } from './allowance'
import type { KeptPicture } from './keeping'
import type { ScanParts } from './parts'
import { scanOf } from './scans'
import { expectOpen, type FoundScan, storeScan } from './storing'
import { refusalFor } from './trouble'

/** What looking gave: something, or nothing and what to try. */
export type Looked = { found: FoundScan; picture?: KeptPicture } | { notes: readonly string[] }

/** Something that takes a while: it tells how far it is, and stops when nobody waits any more. */
export type Look = (tell: (done: number) => void) => Promise<Looked>

type Doing = Extract<ScanEvent, { kind: 'progress' }>['doing']

/** A bad picture shows soon and is then an ordinary refusal; whoever waits longer hears how far it is. */
const patienceMs = 1500

const somethingBroke = 'The picture could not be looked at. Nothing was counted; please try again.'

/** Counts a scan, looks, and writes down what was found; a scan that finds nothing was none. */
export function openWatching(parts: Pick<ScanParts, 'db' | 'clock' | 'log'>, count: ScanCount) {
  const { db, clock, log } = parts

  /** Finds and writes down, or finds nothing. */
  async function outcome(actor: Actor, id: string, looked: Looked): Promise<ScanEvent> {
    if ('notes' in looked) {
      await count.giveBack(actor, id)
      return { kind: 'nothing', notes: [...looked.notes], allowance: await count.left(actor) }
    }
    const scan = await inTransaction(db, async (tx) => {
      await touchHousehold(tx, actor, 'scan', 'notifications')
      await storeScan(tx, actor, id, looked.found, clock(), looked.picture)
      await count.settle(tx, actor, id)
      return scanOf(tx, actor.householdId, id)
    })
    return { kind: 'found', scan, allowance: await count.left(actor) }
  }

  /** Holds a place, unless this scan is over or somebody else's. */
  async function begin(actor: Actor, id: string): Promise<void> {
    await expectOpen(db, actor, id)
    await count.reserve(actor, id)
  }

  return {
    /** At once: for what takes no time. */
    async now(actor: Actor, id: string, look: () => Promise<Looked>): Promise<ScanEvent> {
      await begin(actor, id)
      try {
        return await outcome(actor, id, await look())
      } catch (error) {
        await count.giveBack(actor, id)
        throw refusalFor(error)
      }
    },

    /** With word of how far it is. What it throws at first is an ordinary refusal, later the last word. */
    async events(
      actor: Actor,
      id: string,
      doing: Doing,
      signal: AbortSignal,
      look: Look,
    ): Promise<AsyncIterable<ScanEvent>> {
      await begin(actor, id)
      const heard = hearing(look)
      const steps = heard.steps[Symbol.asyncIterator]()
      const first = steps.next()
      try {
        const early = await Promise.race([first, soon()])
        if (early?.done) await heard.result
      } catch (error) {
        await count.giveBack(actor, id)
        throw refusalFor(error)
      }

      async function* telling(): AsyncGenerator<ScanEvent> {
        let isOver = false
        try {
          yield { kind: 'progress', done: 0, doing: 'opening' }
          for (let step = await first; !step.done; step = await steps.next())
            yield { kind: 'progress', done: share(step.value), doing }
          const looked = await heard.result
          signal.throwIfAborted()
          yield { kind: 'progress', done: 0.95, doing: 'understanding' }
          const last = await outcome(actor, id, looked)
          isOver = true
          yield last
        } catch (error) {
          // Then nobody listens any more.
          if (signal.aborted) return
          await count.giveBack(actor, id)
          yield { kind: 'failed', message: sentenceFor(error) }
        } finally {
          if (!isOver) await count.giveBack(actor, id)
        }
      }
      return telling()
    },
  }

  function sentenceFor(error: unknown): string {
    const refusal = refusalFor(error)
    if (refusal instanceof AppError) return refusal.message
    log.error({ err: error }, 'a scan failed')
    return somethingBroke
  }
}

async function soon(): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, patienceMs).unref())
  return undefined
}

function share(done: number): number {
  return Math.round(Math.min(1, Math.max(0, done)) * 900) / 1000
}
