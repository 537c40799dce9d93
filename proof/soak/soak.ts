import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { runCrowd } from './crowd'
import { type Caller, openDoor } from './door'
import { type House, openHouse } from './house'
import { aLandlord } from './landlord'
import type { Measured, Quiet } from './measured'
import { openOutbox } from './outbox'
import { openPace } from './pace'
import { pageOf, tell } from './report'
import { rehearse, type StreetParts } from './street'
import { openTally } from './tally'
import { type Verdict, verdictsOn } from './verdicts'

export interface Size {
  minutes: number
  cooks: number
  seed: number
  servers: number
}

export const fullSize: Size = { minutes: 15, cooks: 300, seed: 1, servers: 1 }

export interface Outcome {
  page: string
  verdicts: readonly Verdict[]
}

const firstThinkMs = 2500
const rehearsedThinkMs = 20
/** So many at once that every thread there may be is opened. */
const rehearsing = 4
/** Idle connections of a pool are closed after ten seconds. */
const quietMs = 12_000
const quietLooks = 10
const betweenLooksMs = 2000
const errorLevel = 50

/** Runs it all and tells what came of it; rejects when it is interrupted. */
export async function soak(size: Size, machine: string, interrupted: AbortSignal): Promise<Outcome> {
  const over = endsWith(interrupted)
  const house = await openHouse(size.servers)
  try {
    const { before, landlord } = await opening(size, house, interrupted)
    const { minutes, cooks, seed, servers } = size
    const street = streetOf(size, house, over.signal, firstThinkMs)
    // Memory is warm by then: every table was seen and every cook has come.
    const warm = Math.min(3, Math.ceil(minutes / 3))
    const told = await runCrowd({ house, street, landlord, cooks, minutes, warm, over })
    street.door.close()
    const lines = house.logged()
    const measured: Measured = {
      minutes: told,
      before,
      after: await quiet(house, interrupted),
      mistakes: street.tally.mistakes,
      errors: lines.filter(({ level }) => level >= errorLevel).map(({ text }) => text),
      warnings: lines.filter(({ level }) => level < errorLevel).map(({ text }) => text),
      warm,
    }
    const thinking = `${(street.pace.meanMs / 1000).toFixed(1)} s of thought between two calls`
    const where = `${servers} server${servers > 1 ? 's' : ''}, ${machine}, seed ${seed}`
    const how = `${cooks} cooks at once for ${minutes} minute${minutes > 1 ? 's' : ''}, ${thinking}; ${where}.`
    const verdicts = verdictsOn(measured)
    tell({ measured, verdicts, tally: street.tally, how })
    return { page: pageOf({ measured, verdicts, tally: street.tally, how }), verdicts }
  } finally {
    await house.close()
  }
}

/** The run is over when its minutes are, or when it is interrupted. */
function endsWith(interrupted: AbortSignal): AbortController {
  const over = new AbortController()
  interrupted.addEventListener('abort', () => over.abort())
  // Every cook who thinks is woken by them.
  setMaxListeners(0, over.signal, interrupted)
  return over
}

function streetOf({ seed }: Size, { urls, outbox }: House, over: AbortSignal, thinkMs: number): StreetParts {
  const tally = openTally()
  const pace = openPace(over, thinkMs)
  return { urls, seed, over, tally, pace, door: openDoor(tally), outbox: openOutbox(outbox) }
}

/** A few do everything once; then it is quiet, and what is open now may stay open. */
async function opening(
  size: Size,
  house: House,
  interrupted: AbortSignal,
): Promise<{ before: Quiet; landlord: Caller }> {
  console.log('Rehearsing every journey.')
  const street = streetOf(size, house, interrupted, rehearsedThinkMs)
  const landlord = await aLandlord(street)
  await rehearse(street, rehearsing)
  street.door.close()
  return { before: await quiet(house, interrupted), landlord }
}

/** What runs by the clock may be at work just then, with connections of its own: of several looks the quietest counts. */
async function quiet(house: House, signal: AbortSignal): Promise<Quiet> {
  await wait(quietMs, undefined, { signal })
  let quietest = await look(house)
  for (let looks = 1; looks < quietLooks; looks += 1) {
    await wait(betweenLooksMs, undefined, { signal })
    const now = await look(house)
    if (now.stored.connections < quietest.stored.connections) quietest = now
  }
  const { open } = quietest.reading
  return { ...quietest, reading: { ...(await house.look('gc')), open } }
}

async function look(house: House): Promise<Quiet> {
  return { stored: await house.stored(), reading: await house.look('look') }
}
