import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type NeighbourhoodDeps, warmUpHomes } from './neighbourhood'
import type { IdleReading, SoakMeasurement } from './report/soak-measurement'
import { printSoakReport, toSoakPage } from './report/soak-report'
import { createSoakTally } from './report/soak-tally'
import { judgeSoak, type SoakVerdict } from './report/soak-verdicts'
import { runPopulation } from './run-population'
import { createEmailFolderReader } from './servers/email-folder'
import { type SoakServers, startSoakServers } from './servers/soak-servers'
import { registerAdmin } from './soak-admin'
import { createSoakClient, type SoakCaller } from './soak-client'
import { createThinkTime } from './think-time'

export interface SoakSize {
  minutes: number
  cooks: number
  seed: number
  servers: number
}

export const fullSoakSize: SoakSize = { minutes: 15, cooks: 300, seed: 1, servers: 1 }

export interface SoakResult {
  page: string
  verdicts: readonly SoakVerdict[]
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
export async function soak(size: SoakSize, machine: string, interrupted: AbortSignal): Promise<SoakResult> {
  const over = createEndSignal(interrupted)
  const servers = await startSoakServers(size.servers)
  try {
    const { before, adminCook } = await warmUpServers(size, servers, interrupted)
    const { minutes, cooks, seed } = size
    const context = createNeighbourhood(size, servers, over.signal, firstThinkMs)
    // Memory is warm by then: every table was seen and every cook has come.
    const warm = Math.min(3, Math.ceil(minutes / 3))
    const minuteReports = await runPopulation({ servers, context, adminCook, cooks, minutes, warm, over })
    const lines = servers.logLines()
    const measured: SoakMeasurement = {
      minutes: minuteReports,
      before,
      after: await waitUntilIdle(servers, interrupted),
      mistakes: context.tally.mistakes,
      errors: lines.filter(({ level }) => level >= errorLevel).map(({ text }) => text),
      warnings: lines.filter(({ level }) => level < errorLevel).map(({ text }) => text),
      warm,
    }
    const thinking = `${(context.pace.meanMs / 1000).toFixed(1)} s of thought between two calls`
    const where = `${size.servers} server${size.servers > 1 ? 's' : ''}, ${machine}, seed ${seed}`
    const how = `${cooks} cooks at once for ${minutes} minute${minutes > 1 ? 's' : ''}, ${thinking}; ${where}.`
    const verdicts = judgeSoak(measured)
    printSoakReport({ measured, verdicts, tally: context.tally, how })
    return { page: toSoakPage({ measured, verdicts, tally: context.tally, how }), verdicts }
  } finally {
    await servers.close()
  }
}

/** The run is over when its minutes are, or when it is interrupted. */
function createEndSignal(interrupted: AbortSignal): AbortController {
  const over = new AbortController()
  interrupted.addEventListener('abort', () => over.abort())
  // Every cook who thinks is woken by them.
  setMaxListeners(0, over.signal, interrupted)
  return over
}

function createNeighbourhood(
  { seed }: SoakSize,
  { urls, outbox }: SoakServers,
  over: AbortSignal,
  thinkMs: number,
): NeighbourhoodDeps {
  const tally = createSoakTally()
  const pace = createThinkTime(over, thinkMs)
  return {
    urls,
    seed,
    over,
    tally,
    pace,
    client: createSoakClient(tally),
    outbox: createEmailFolderReader(outbox),
  }
}

/** A few do everything once; then it is quiet, and what is open now may stay open. */
async function warmUpServers(
  size: SoakSize,
  servers: SoakServers,
  interrupted: AbortSignal,
): Promise<{ before: IdleReading; adminCook: SoakCaller }> {
  console.log('Warming up: every journey once.')
  const context = createNeighbourhood(size, servers, interrupted, rehearsedThinkMs)
  const adminCook = await registerAdmin(context, servers)
  await warmUpHomes(context, rehearsing)
  return { before: await waitUntilIdle(servers, interrupted), adminCook }
}

/** What runs by the clock may be at work just then, with connections of its own: of several looks the quietest counts. */
async function waitUntilIdle(servers: SoakServers, signal: AbortSignal): Promise<IdleReading> {
  await wait(quietMs, undefined, { signal })
  let quietest = await readIdle(servers)
  for (let looks = 1; looks < quietLooks; looks += 1) {
    await wait(betweenLooksMs, undefined, { signal })
    const now = await readIdle(servers)
    if (now.stored.connections < quietest.stored.connections) quietest = now
  }
  const { open } = quietest.reading
  return { ...quietest, reading: { ...(await servers.readProbes('gc')), open } }
}

async function readIdle(servers: SoakServers): Promise<IdleReading> {
  return { stored: await servers.readDatabaseUsage(), reading: await servers.readProbes('look') }
}
