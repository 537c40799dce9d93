import { setTimeout as wait } from 'node:timers/promises'
import { busyMeter } from './busy'
import type { Caller } from './door'
import type { House } from './house'
import { lookAfter } from './landlord'
import type { MeasuredMinute } from './measured'
import { percentile } from './percentile'
import { headLine, lineOf, rowOf } from './report'
import { liveInStreet, type StreetParts } from './street'
import type { Tally } from './tally'

export interface CrowdParts {
  house: House
  street: StreetParts
  landlord: Caller
  cooks: number
  minutes: number
  /** Until the end of this minute the pace is looked for. */
  warm: number
  over: AbortController
}

const minuteMs = 60_000
const lookEveryMs = 10_000

/** Everybody lives there for so many minutes, each of which is measured and told. */
export async function runCrowd(parts: CrowdParts): Promise<MeasuredMinute[]> {
  const { house, street, landlord, cooks, warm, over } = parts
  const measured: MeasuredMinute[] = []
  const everybody = [
    liveInStreet(street, cooks, Math.min(minuteMs, (parts.minutes * minuteMs) / 4)),
    lookAfter(street, landlord),
  ]
  const lately = busyMeter()
  const adjusting = setInterval(() => street.pace.adjust(lately()), lookEveryMs)
  const inMinute = busyMeter()
  const began = Date.now()
  console.log(`\n${headLine}`)
  for (let minute = 1; minute <= parts.minutes; minute += 1) {
    const left = began + minute * minuteMs - Date.now()
    await wait(left, undefined, { signal: over.signal }).catch(() => undefined)
    if (over.signal.aborted) break
    if (minute >= warm) clearInterval(adjusting)
    const one = await measure(minute, house, street.tally, inMinute())
    measured.push(one)
    console.log(lineOf(rowOf(one)))
  }
  clearInterval(adjusting)
  over.abort()
  await Promise.all(everybody)
  return measured
}

async function measure(minute: number, house: House, tally: Tally, busy: number): Promise<MeasuredMinute> {
  const { requests, quick, heavy } = tally.nextMinute()
  const reading = await tally.untimed(() => house.look('gc'))
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
    stored: await house.stored(),
  }
}
