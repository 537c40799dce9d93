import { setTimeout as wait } from 'node:timers/promises'
import type { RandomSource } from '@larder/kitchen/testing/generated-kitchen'
import type { Cook } from '../../apps/server/src/testing/a-cook'
import type { TestClient } from '../../apps/server/src/testing/test-client'
import { type ChaosChange, type ChaosWriter, createChaosWriter } from './chaos-writer'

/** What was sent, and what came of it. */
export interface WriteTally {
  acknowledged: number
  inDoubt: number
  repeated: number
  byStatus: Map<number, number>
}

export interface WriteJournal {
  readonly writers: readonly ChaosWriter[]
  readonly tally: WriteTally
  /** Everybody writes, each one thing after the other, until told that it is over or, if told so, nobody answers. */
  write(call: TestClient, over: AbortSignal, whenUnanswered: 'stop' | 'go on'): Promise<void>
  /** Sends again whatever has no answer yet, and something that has one. Gives those that are refused now. */
  settle(call: TestClient): Promise<string[]>
}

const isAcknowledged = (status: number) => status >= 200 && status < 300
/** What may or may not have been done. */
const isInDoubt = (status: number) => status === 0 || status >= 500

export function createWriteJournal(cooks: readonly Cook[], random: RandomSource): WriteJournal {
  const writers = cooks.map((cook) => createChaosWriter(cook, random))
  const tally: WriteTally = { acknowledged: 0, inDoubt: 0, repeated: 0, byStatus: new Map() }
  const doubts = new Map<ChaosWriter, ChaosChange>()
  const lastKept = new Map<ChaosWriter, ChaosChange>()

  async function send(writer: ChaosWriter, change: ChaosChange, call: TestClient): Promise<number> {
    const { status, acknowledge: keep } = await change.send(call)
    tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1)
    if (isAcknowledged(status)) {
      keep()
      tally.acknowledged += 1
      doubts.delete(writer)
      lastKept.set(writer, change)
    } else if (isInDoubt(status)) {
      if (!doubts.has(writer)) tally.inDoubt += 1
      doubts.set(writer, change)
    }
    return status
  }

  async function writeOn(
    writer: ChaosWriter,
    call: TestClient,
    over: AbortSignal,
    stops: boolean,
  ): Promise<void> {
    while (!over.aborted) {
      // As a device does: what has no answer is sent again, under its old name, before anything new.
      const status = await send(writer, doubts.get(writer) ?? writer.next(), call)
      if (status === 0 && stops) return
      if (!isAcknowledged(status)) await wait(50)
    }
  }

  return {
    writers,
    tally,
    async write(call, over, whenUnanswered) {
      await Promise.all(writers.map((writer) => writeOn(writer, call, over, whenUnanswered === 'stop')))
    },
    async settle(call) {
      const refused: string[] = []
      await Promise.all(
        writers.map(async (writer) => {
          for (let tries = 0; doubts.has(writer); tries += 1) {
            const change = doubts.get(writer)
            if (!change) break
            const status = await send(writer, change, call)
            if (isAcknowledged(status)) continue
            if ((status !== 429 && !isInDoubt(status)) || tries > 100) {
              refused.push(`'${change.what}' sent again after no answer: ${status}`)
              doubts.delete(writer)
            } else await wait(200)
          }
          const again = lastKept.get(writer)
          // A setting says how it shall be, not what to do; the rest is told apart by its name.
          if (!again || again.what === 'change setting' || again.what === 'sync list') return
          const { status } = await again.send(call)
          tally.repeated += 1
          if (!isAcknowledged(status) && status !== 429) refused.push(`'${again.what}' sent twice: ${status}`)
        }),
      )
      return refused
    },
  }
}
