import type { ScanEvent } from '@larder/contract/scan'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/database'
import { lockHousehold } from '../../db/household-lock'
import { AppError } from '../../errors'
import { streamProgress } from '../../http/events/progress-stream'
import type { ScanParts } from './parts'
import { toScanAppError } from './scan-error'
import type { ScanPicture } from './scan-picture'
import type { ScanQuota } from './scan-quota'
import { type CompletedScan, findOpenScan, storeScan } from './scan-storage'
import { findScan } from './scans'

/** What looking gave: something, or nothing and what to try. */
export type ScanOutcome = { found: CompletedScan; picture?: ScanPicture } | { notes: readonly string[] }

/** Something that takes a while: it tells how far it is, and stops when nobody waits any more. */
export type ScanWork = (tell: (done: number) => void) => Promise<ScanOutcome>

type ScanStage = Extract<ScanEvent, { kind: 'progress' }>['doing']

/** A bad picture shows soon and is then an ordinary refusal; whoever waits longer hears how far it is. */
const firstErrorWindowMs = 1500

const internalErrorMessage = 'The picture could not be looked at. Nothing was counted; please try again.'

/** Counts a scan, looks, and writes down what was found; a scan that finds nothing was none. */
export function createScanRunner(parts: Pick<ScanParts, 'db' | 'clock' | 'log'>, count: ScanQuota) {
  const { db, clock, log } = parts

  /** Finds and writes down, or finds nothing. */
  async function outcome(actor: Actor, id: string, looked: ScanOutcome): Promise<ScanEvent> {
    if ('notes' in looked) {
      await count.release(actor, id)
      return { kind: 'nothing', notes: [...looked.notes], allowance: await count.remaining(actor) }
    }
    const scan = await inTransaction(db, async (tx) => {
      await lockHousehold(tx, actor, 'scan', 'notifications')
      await storeScan(tx, actor, id, looked.found, clock(), looked.picture)
      await count.confirm(tx, actor, id)
      return findScan(tx, actor.householdId, id)
    })
    return { kind: 'found', scan, allowance: await count.remaining(actor) }
  }

  /** Holds a place, unless this scan is over or somebody else's. */
  async function begin(actor: Actor, id: string): Promise<void> {
    await findOpenScan(db, actor, id)
    await count.reserve(actor, id)
  }

  return {
    /** At once: for what takes no time. */
    async runNow(actor: Actor, id: string, look: () => Promise<ScanOutcome>): Promise<ScanEvent> {
      await begin(actor, id)
      try {
        return await outcome(actor, id, await look())
      } catch (error) {
        await count.release(actor, id)
        throw toScanAppError(error)
      }
    },

    /** With word of how far it is. What it throws at first is an ordinary refusal, later the last word. */
    async runWithProgress(
      actor: Actor,
      id: string,
      doing: ScanStage,
      signal: AbortSignal,
      look: ScanWork,
    ): Promise<AsyncIterable<ScanEvent>> {
      await begin(actor, id)
      const heard = streamProgress(look)
      const steps = heard.steps[Symbol.asyncIterator]()
      const first = steps.next()
      try {
        const early = await Promise.race([first, waitForEarlyError()])
        if (early?.done) await heard.result
      } catch (error) {
        await count.release(actor, id)
        throw toScanAppError(error)
      }

      async function* telling(): AsyncGenerator<ScanEvent> {
        let isOver = false
        try {
          yield { kind: 'progress', done: 0, doing: 'opening' }
          for (let step = await first; !step.done; step = await steps.next())
            yield { kind: 'progress', done: toProgressShare(step.value), doing }
          const looked = await heard.result
          signal.throwIfAborted()
          yield { kind: 'progress', done: 0.95, doing: 'understanding' }
          const last = await outcome(actor, id, looked)
          isOver = true
          yield last
        } catch (error) {
          // Then nobody listens any more.
          if (signal.aborted) return
          await count.release(actor, id)
          yield { kind: 'failed', message: sentenceFor(error) }
        } finally {
          if (!isOver) await count.release(actor, id)
        }
      }
      return telling()
    },
  }

  function sentenceFor(error: unknown): string {
    const refusal = toScanAppError(error)
    if (refusal instanceof AppError) return refusal.message
    log.error({ err: error }, 'scan failed')
    return internalErrorMessage
  }
}

async function waitForEarlyError(): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, firstErrorWindowMs).unref())
  return undefined
}

function toProgressShare(done: number): number {
  return Math.round(Math.min(1, Math.max(0, done)) * 900) / 1000
}
