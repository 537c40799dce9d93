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
  house: SoakServers
  street: NeighbourhoodDeps
  landlord: SoakCaller
  cooks: number
  minutes: number
  /** Until the end of this minute the pace is looked for. */
  warm: number
  over: AbortController
}

const minuteMs = 60_000
const lookEveryMs = 10_000

/** Everybody lives there for so many minutes, each of which is measured and told. */
export async function runPopulation(parts: PopulationOptions): Promise<MeasuredMinute[]> {
  const { house, street, landlord, cooks, warm, over } = parts
  const measured: MeasuredMinute[] = []
  const everybody = [
    runNeighbourhood(street, cooks, Math.min(minuteMs, (parts.minutes * minuteMs) / 4)),
    moderateUntilOver(street, landlord),
  ]
  const lately = createLoadMeter()
  const adjusting = setInterval(() => street.pace.adjust(lately()), lookEveryMs)
  const inMinute = createLoadMeter()
  const began = Date.now()
  console.log(`\n${minuteHeader}`)
  for (let minute = 1; minute <= parts.minutes; minute += 1) {
    const left = began + minute * minuteMs - Date.now()
    await wait(left, undefined, { signal: over.signal }).catch(() => undefined)
    if (over.signal.aborted) break
    if (minute >= warm) clearInterval(adjusting)
    const one = await measureMinute(minute, house, street.tally, inMinute())
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
  house: SoakServers,
  tally: SoakTally,
  busy: number,
): Promise<MeasuredMinute> {
  const { requests, quick, heavy } = tally.nextMinute()
  const reading = await tally.untimed(() => house.readProbes('gc'))
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
    stored: await house.readDatabaseUsage(),
  }
}
