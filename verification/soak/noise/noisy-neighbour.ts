import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../../kit/percentile'
import { type NeighbourhoodDeps, runNeighbourhood } from '../neighbourhood'
import { createSoakTally } from '../report/soak-tally'
import { createEmailFolderReader } from '../servers/email-folder'
import { type SoakServers, startSoakServers } from '../servers/soak-servers'
import { createSoakClient } from '../soak-client'
import { createThinkTime } from '../think-time'
import { type CostliestRequest, findCostliest, openEndpoints } from './find-costliest'
import { createLoudAccount } from './loud-account'

export interface NoiseSize {
  /** How long cooks are measured, quiet and with the neighbour each. */
  readonly seconds: number
  readonly cooks: number
  /** Endpoints whose name contains this. */
  readonly only: string
}

export interface NoiseResult {
  readonly costliest: readonly CostliestRequest[]
  readonly quiet: NoiseWindow
  readonly noisy: NoiseWindow
  /** Requests of the neighbour by status. */
  readonly sent: ReadonlyMap<number, number>
  readonly mistakes: readonly string[]
}

interface NoiseWindow {
  readonly answers: number
  readonly p50: number
  readonly p95: number
}

const thinkMs = 700
const warmMs = 15_000
/** Of what one account may send in a minute; it also waits for its answers. */
const requestsPerMinute = 600
const connections = 8

/** Ordinary cooks, first among themselves and then beside one account that sends the costliest request of every endpoint. */
export async function measureNoise(size: NoiseSize, interrupted: AbortSignal): Promise<NoiseResult> {
  // Without plans nothing but the limits for everybody holds the neighbour back.
  const servers = await startSoakServers(1, { LARDER_PLANS: 'off' })
  try {
    const costliest: CostliestRequest[] = []
    for (const endpoint of openEndpoints.filter(({ name }) => name.includes(size.only))) {
      interrupted.throwIfAborted()
      costliest.push(await findCostliest(servers, endpoint))
    }
    costliest.sort((a, b) => b.mainMs - a.mainMs)
    return { costliest, ...(await measureCooks(servers, costliest, size, interrupted)) }
  } finally {
    await servers.close()
  }
}

async function measureCooks(
  servers: SoakServers,
  costliest: readonly CostliestRequest[],
  { cooks, seconds }: NoiseSize,
  interrupted: AbortSignal,
): Promise<Omit<NoiseResult, 'costliest'>> {
  const over = new AbortController()
  interrupted.addEventListener('abort', () => over.abort())
  setMaxListeners(0, over.signal)
  const tally = createSoakTally()
  const pace = createThinkTime(over.signal, thinkMs)
  const context: NeighbourhoodDeps = {
    ...{ urls: servers.urls, seed: 1, over: over.signal, tally, pace },
    ...{ client: createSoakClient(tally), outbox: createEmailFolderReader(servers.outbox) },
  }
  const everybody = runNeighbourhood(context, cooks, warmMs / 3)
  const measureWindow = async (): Promise<NoiseWindow> => {
    tally.nextMinute()
    await wait(seconds * 1000, undefined, { signal: over.signal })
    const { quick } = tally.nextMinute()
    return { answers: quick.length, p50: percentile(quick, 0.5), p95: percentile(quick, 0.95) }
  }
  await wait(warmMs, undefined, { signal: over.signal })
  const quiet = await measureWindow()
  const sent = new Map<number, number>()
  const noise = makeNoise(servers, costliest, over.signal, sent)
  await wait(warmMs / 3, undefined, { signal: over.signal })
  const noisy = await measureWindow()
  over.abort()
  await Promise.all([everybody, noise])
  const mistakes = [...tally.mistakes].map(([kind, { count, example }]) => `${count} × ${kind} (${example})`)
  return { quiet, noisy, sent, mistakes }
}

/** One account, on several connections, as fast as it is let; every fourth request is left before its answer. */
async function makeNoise(
  servers: SoakServers,
  costliest: readonly CostliestRequest[],
  over: AbortSignal,
  sent: Map<number, number>,
): Promise<void> {
  const [url = ''] = servers.urls
  let loud = await createLoudAccount(url)
  let n = 0
  const connection = async () => {
    while (!over.aborted) {
      const began = performance.now()
      const chosen = costliest[n % costliest.length]
      n += 1
      if (!chosen) return
      const left = n % 4 === 0 ? AbortSignal.any([over, AbortSignal.timeout(200)]) : over
      const status = await loud.send(chosen.endpoint, { ...chosen.recipe, seed: n }, left)
      sent.set(status, (sent.get(status) ?? 0) + 1)
      // Some requests end their own session or account.
      if (status === 401) loud = await createLoudAccount(url)
      const rest = (60_000 * connections) / requestsPerMinute - (performance.now() - began)
      await wait(Math.max(0, rest), undefined, { signal: over }).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
}
