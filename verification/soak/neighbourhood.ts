import { setTimeout as wait } from 'node:timers/promises'
import { randomSource } from '@larder/kitchen/testing/generated-kitchen'
import { closeEventStreams, createSoakHousehold, signOutHousehold } from './household-lifecycle'
import { drawJourney, type Journey, journeys } from './journeys/journey'
import type { SoakTally } from './report/soak-tally'
import type { EmailFolder } from './servers/email-folder'
import type { SoakClient } from './soak-client'
import type { SoakHome } from './soak-home'
import type { ThinkTime } from './think-time'

export interface NeighbourhoodDeps {
  urls: readonly string[]
  client: SoakClient
  pace: ThinkTime
  outbox: EmailFolder
  tally: SoakTally
  seed: number
  over: AbortSignal
}

/** How long a home is lived in before others move in: whatever is kept of each cook would pile up. */
const homeLifetimeMs = { least: 180_000, most: 420_000 }

/** All homes, every second one of two cooks, until the run is over. They come one by one over a while. */
export async function runNeighbourhood(
  parts: NeighbourhoodDeps,
  cooks: number,
  comingMs: number,
): Promise<void> {
  const homes: Promise<void>[] = []
  let number = 0
  for (let left = cooks; left > 0; number += 1) {
    const size = number % 2 === 0 || left === 1 ? 1 : 2
    const late = (comingMs * (cooks - left)) / cooks
    homes.push(runHome(parts, number, size, late))
    left -= size
  }
  await Promise.all(homes)
}

async function runHome(parts: NeighbourhoodDeps, number: number, size: 1 | 2, late: number): Promise<void> {
  const { over, seed } = parts
  const die = randomSource(seed * 10_007 + number)
  await wait(late, undefined, { signal: over }).catch(() => undefined)
  while (!over.aborted) {
    const until =
      Date.now() +
      homeLifetimeMs.least +
      (die.upTo(1000) / 1000) * (homeLifetimeMs.most - homeLifetimeMs.least)
    const home = await runStep(parts, 'move in', () =>
      createSoakHousehold({ ...parts, die }, parts.urls, size),
    )
    if (!home) continue
    let fine = true
    while (fine && Date.now() < until && !over.aborted)
      fine = await runJourney(parts, home, drawJourney(home))
    // After a mistake nobody knows how things stand there: others move in.
    if (fine && !over.aborted) await runStep(parts, 'move out', () => signOutHousehold(home))
    closeEventStreams(home)
  }
}

async function runJourney(parts: NeighbourhoodDeps, home: SoakHome, journey: Journey): Promise<boolean> {
  const done = await runStep(parts, journey.name, async () => {
    await journey.run(home)
    return true
  })
  return done === true
}

/** Does it and keeps account of it; gives nothing when it went wrong or the run ended meanwhile. */
async function runStep<Result>(
  { tally, over }: NeighbourhoodDeps,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const result = await work()
    tally.recordJourney(name)
    return result
  } catch (error) {
    const isOver = over.aborted && error instanceof Error && error.name === 'AbortError'
    if (!isOver) recordMistake(tally, name, error)
    return undefined
  }
}

function recordMistake(tally: SoakTally, name: string, error: unknown): void {
  const said = error instanceof Error ? error.message : String(error)
  const kind = said.replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d+/g, '…').slice(0, 100)
  tally.recordMistake(`${name}: ${kind}`, said)
}

/** On each server a few homes do everything once, at the same time, so that whatever opens when it is first needed is open. */
export async function warmUpHomes(parts: NeighbourhoodDeps, homes: number): Promise<void> {
  const { urls, tally, seed } = parts
  const all = Array.from({ length: homes * urls.length }, async (_, number) => {
    const die = randomSource(seed * 20_011 + number)
    const home = await createSoakHousehold({ ...parts, die }, urls.slice(number % urls.length).slice(0, 1), 2)
    for (const journey of journeys) {
      await journey.run(home)
      tally.recordJourney(journey.name)
    }
    await signOutHousehold(home)
  })
  await Promise.all(all)
}
