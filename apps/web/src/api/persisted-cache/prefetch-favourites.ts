import { diet } from '@larder/contract/diet'
import { type Endpoint, type EndpointParams, toQueryKey } from '@larder/contract/http/endpoint'
import { recipes } from '@larder/contract/recipes'
import { hashKey } from '@tanstack/react-query'
import { changeQueue } from '../change-queue/change-queue'
import { callEndpoint } from '../client'
import { isDietDependent, persistedCacheStore, persistedQueries } from './persisted-cache'

const maxFavourites = 30
const maxAgeMs = 86_400_000
/** Requests run one by one with a pause: nothing waits for them, and other requests may be waiting. */
const pauseMs = 250

/** Fetches the cook's favourite recipes once a day, quietly, so that they can be read without a network. */
export async function prefetchFavourites(signal: AbortSignal): Promise<void> {
  try {
    await waitForHousehold(signal)
    await dropStaleVerdicts(signal)
    const query = { only: 'favourites', page: 1, size: maxFavourites } as const
    const { data } = await callEndpoint(recipes.search, { query }, { signal })
    for (const { id } of data) {
      const params = { params: { id }, query: {} }
      const stored = await persistedCacheStore.get(
        changeQueue.currentOwner() ?? '',
        hashKey(toQueryKey(recipes.get, params)),
      )
      if (stored && Date.now() - stored.at < maxAgeMs) continue
      await persistResponse(recipes.get, params, await callEndpoint(recipes.get, params, { signal }))
      await pause(pauseMs, signal)
    }
  } catch {
    // The next run tries again.
  }
}

/** Deletes stored verdicts if an eater's diet changed while this device was offline. */
async function dropStaleVerdicts(signal: AbortSignal) {
  const people = await callEndpoint(diet.people, {}, { signal })
  const storedPeople = await persistedCacheStore.get(
    changeQueue.currentOwner() ?? '',
    hashKey(toQueryKey(diet.people)),
  )
  if (storedPeople && storedPeople.text !== JSON.stringify(people)) {
    await persistedCacheStore.keepOnly(({ name }) => !isDietDependent(name))
  }
  await persistResponse(diet.people, {}, people)
}

async function persistResponse(endpoint: Endpoint, params: EndpointParams, response: object) {
  const owner = await changeQueue.resolveOwner()
  const household = changeQueue.currentHouseholdId()
  if (owner === null || owner !== changeQueue.currentOwner() || household === undefined) return
  const key = hashKey(toQueryKey(endpoint, params))
  const [text, at] = [JSON.stringify(response), Date.now()]
  await persistedCacheStore.put(
    { owner, key, name: endpoint.name, household, at, text },
    persistedQueries[endpoint.name]?.maxEntries ?? 1,
  )
}

/** Waits until the household is known; nothing is stored before. */
function waitForHousehold(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (changeQueue.currentHouseholdId() !== undefined) return resolve()
    const unsubscribe = changeQueue.subscribe(() => {
      if (changeQueue.currentHouseholdId() === undefined) return
      unsubscribe()
      resolve()
    })
    signal.addEventListener('abort', () => {
      unsubscribe()
      reject(signal.reason)
    })
  })
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
