import { setTimeout as wait } from 'node:timers/promises'
import { dieOf } from '@larder/kitchen/testing/generated-kitchen'
import type { Door } from './door'
import type { Home } from './home'
import { type Journey, journeys, nextJourney } from './journeys/journey'
import { hangUp, moveIn, moveOut } from './moving'
import type { Outbox } from './outbox'
import type { Pace } from './pace'
import type { Tally } from './tally'

export interface StreetParts {
  urls: readonly string[]
  door: Door
  pace: Pace
  outbox: Outbox
  tally: Tally
  seed: number
  over: AbortSignal
}

/** How long a home is lived in before others move in: whatever is kept of each cook would pile up. */
const livedInMs = { least: 180_000, most: 420_000 }

/** All homes, every second one of two cooks, until the run is over. They come one by one over a while. */
export async function liveInStreet(parts: StreetParts, cooks: number, comingMs: number): Promise<void> {
  const homes: Promise<void>[] = []
  let number = 0
  for (let left = cooks; left > 0; number += 1) {
    const size = number % 2 === 0 || left === 1 ? 1 : 2
    const late = (comingMs * (cooks - left)) / cooks
    homes.push(liveAt(parts, number, size, late))
    left -= size
  }
  await Promise.all(homes)
}

async function liveAt(parts: StreetParts, number: number, size: 1 | 2, late: number): Promise<void> {
  const { over, seed } = parts
  const die = dieOf(seed * 10_007 + number)
  await wait(late, undefined, { signal: over }).catch(() => undefined)
  while (!over.aborted) {
    const until = Date.now() + livedInMs.least + (die.upTo(1000) / 1000) * (livedInMs.most - livedInMs.least)
    const home = await step(parts, 'move in', () => moveIn({ ...parts, die }, parts.urls, size))
    if (!home) continue
    let fine = true
    while (fine && Date.now() < until && !over.aborted) fine = await walk(parts, home, nextJourney(home))
    // After a mistake nobody knows how things stand there: others move in.
    if (fine && !over.aborted) await step(parts, 'move out', () => moveOut(home))
    hangUp(home)
  }
}

async function walk(parts: StreetParts, home: Home, journey: Journey): Promise<boolean> {
  const done = await step(parts, journey.name, async () => {
    await journey.walk(home)
    return true
  })
  return done === true
}

/** Does it and keeps account of it; gives nothing when it went wrong or the run ended meanwhile. */
async function step<Result>(
  { tally, over }: StreetParts,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const result = await work()
    tally.walked(name)
    return result
  } catch (error) {
    const isOver = over.aborted && error instanceof Error && error.name === 'AbortError'
    if (!isOver) mistaken(tally, name, error)
    return undefined
  }
}

function mistaken(tally: Tally, name: string, error: unknown): void {
  const said = error instanceof Error ? error.message : String(error)
  const kind = said.replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d+/g, '…').slice(0, 100)
  tally.mistaken(`${name}: ${kind}`, said)
}

/** On each server a few homes do everything once, at the same time, so that whatever opens when it is first needed is open. */
export async function rehearse(parts: StreetParts, homes: number): Promise<void> {
  const { urls, tally, seed } = parts
  const all = Array.from({ length: homes * urls.length }, async (_, number) => {
    const die = dieOf(seed * 20_011 + number)
    const home = await moveIn({ ...parts, die }, urls.slice(number % urls.length).slice(0, 1), 2)
    for (const journey of journeys) {
      await journey.walk(home)
      tally.walked(journey.name)
    }
    await moveOut(home)
  })
  await Promise.all(all)
}
