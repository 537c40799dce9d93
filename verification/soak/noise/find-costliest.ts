import { api } from '@larder/contract'
import type { Endpoint } from '@larder/contract/http/endpoint'
import type { SoakServers } from '../servers/soak-servers'
import { uploadsFor } from './large-uploads'
import { type InputRecipe, slowTexts } from './largest-values'
import { createLoudAccount, type LoudAccount } from './loud-account'

/** The costliest request that was found for an endpoint. */
export interface CostliestRequest {
  readonly endpoint: Endpoint
  readonly recipe: InputRecipe
  readonly status: number
  /** Processor time of the thread that serves requests, and of the whole process. */
  readonly mainMs: number
  readonly cpuMs: number
}

/** What any cook can send; admins and paired cameras are trusted. */
export const openEndpoints: readonly Endpoint[] = Object.values(api)
  .flatMap((word): Endpoint[] => Object.values(word))
  .filter(({ access }) => access === 'cook' || access === 'anyone')

/** The whole of what a field takes, and as much as runs without waiting for its turn. */
const scales = [1, 0.008] as const
const mutations = 6
const confirmations = 2

/** Searches the inputs of an endpoint for the one that costs the server most. */
export async function findCostliest(servers: SoakServers, endpoint: Endpoint): Promise<CostliestRequest> {
  const [url = ''] = servers.urls
  const loud = await createLoudAccount(url)
  const hasText = (endpoint.body !== undefined || endpoint.query !== undefined) && !endpoint.takes
  const recipes = firstRecipes(endpoint, hasText)
  let best: CostliestRequest | undefined
  const attempt = async (recipe: InputRecipe) => {
    const measured = await measure(servers, loud, endpoint, recipe)
    if (!best || measured.mainMs > best.mainMs) best = measured
  }
  for (const recipe of recipes) await attempt(recipe)
  for (let n = 0; hasText && n < mutations; n += 1) {
    const { text, scale } = best?.recipe ?? { text: 0, scale: 1 }
    await attempt({ text, scale: n % 2 === 0 ? scale : scale / 2, seed: 100 + n, mixed: n % 3 > 0 })
  }
  if (!best) throw new Error(`nothing was sent to ${endpoint.name}`)
  return confirm(servers, loud, best)
}

/** One of each kind of text, whole and short; one of each upload. */
function firstRecipes({ takes }: Endpoint, hasText: boolean): InputRecipe[] {
  const count = takes ? uploadsFor(takes).length : hasText ? slowTexts.length : 1
  const texts = Array.from({ length: count }, (_, text) => text)
  return scales
    .slice(0, hasText ? 2 : 1)
    .flatMap((scale) => texts.map((text) => ({ text, scale, seed: text + 1, mixed: false })))
}

/** What else ran at that moment, a collection or a job, does not run every time: the cheapest of a few counts. */
async function confirm(
  servers: SoakServers,
  loud: LoudAccount,
  found: CostliestRequest,
): Promise<CostliestRequest> {
  let best = found
  for (let n = 0; n < confirmations; n += 1) {
    const again = await measure(servers, loud, found.endpoint, found.recipe)
    if (again.status === found.status && again.mainMs < best.mainMs) best = again
  }
  return best
}

async function measure(
  servers: SoakServers,
  loud: LoudAccount,
  endpoint: Endpoint,
  recipe: InputRecipe,
): Promise<CostliestRequest> {
  const before = await servers.readProbes('look')
  const status = await loud.send(endpoint, recipe)
  const after = await servers.readProbes('look')
  const [mainMs, cpuMs] = [after.mainMs - before.mainMs, after.cpuMs - before.cpuMs]
  return { endpoint, recipe, status, mainMs, cpuMs }
}
