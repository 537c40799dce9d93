import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../kit/percentile'
import { type NeighbourhoodDeps, runNeighbourhood } from './neighbourhood'
import type { MeasuredMinute } from './report/soak-measurement'
import { formatMinuteLine, minuteHeader, toMinuteRow } from './report/soak-report'
import type { SoakTally } from './report/soak-tally'
import { createLoadMeter } from './servers/machine-load'
import type { SoakServers } from './servers/soak-servers'
import { moderateUntilOver } from './soak-admin'
import type { SoakCaller } from './soak-client'

export interface PopulationOptions {
  servers: SoakServers
  context: NeighbourhoodDeps
  adminCook: SoakCaller
  cooks: number
  minutes: number
  /** Until the end of this minute the pace is looked for. */
  warm: number
  over: AbortController
}

const minuteMs = 60_000
const lookEveryMs = 10_000

/** Runs the population for so many minutes and measures each of them. */
export async function runPopulation(parts: PopulationOptions): Promise<MeasuredMinute[]> {
  const { servers, context, adminCook, cooks, warm, over } = parts
  const measured: MeasuredMinute[] = []
  const everybody = [
    runNeighbourhood(context, cooks, Math.min(minuteMs, (parts.minutes * minuteMs) / 4)),
    moderateUntilOver(context, adminCook),
  ]
  const lately = createLoadMeter()
  const adjusting = setInterval(() => context.pace.adjust(lately()), lookEveryMs)
  const inMinute = createLoadMeter()
  const began = Date.now()
  console.log(`\n${minuteHeader}`)
  for (let minute = 1; minute <= parts.minutes; minute += 1) {
    const left = began + minute * minuteMs - Date.now()
    await wait(left, undefined, { signal: over.signal }).catch(() => undefined)
    if (over.signal.aborted) break
    if (minute >= warm) clearInterval(adjusting)
    const one = await measureMinute(minute, servers, context.tally, inMinute())
    measured.push(one)
    console.log(formatMinuteLine(toMinuteRow(one)))
  }
  clearInterval(adjusting)
  over.abort()
  await Promise.all(everybody)
  return measured
}

async function measureMinute(
  minute: number,
  servers: SoakServers,
  tally: SoakTally,
  busy: number,
): Promise<MeasuredMinute> {
  const { requests, quick, heavy } = tally.nextMinute()
  const reading = await tally.untimed(() => servers.readProbes('gc'))
  return {
    minute,
    requests,
    mistakes: [...tally.mistakes.values()].reduce((sum, { count }) => sum + count, 0),
    p50: percentile(quick, 0.5),
    p99: percentile(quick, 0.99),
    heavyP50: percentile(heavy, 0.5),
    heavyP90: percentile(heavy, 0.9),
    busy,
    reading,
    stored: await servers.readDatabaseUsage(),
  }
}
