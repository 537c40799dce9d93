import { diet } from '@larder/contract/diet'
import { type Endpoint, type EndpointParams, toQueryKey } from '@larder/contract/http/endpoint'
import { recipes } from '@larder/contract/recipes'
import { hashKey } from '@tanstack/react-query'
import { changeQueue } from '../change-queue/change-queue'
import { callEndpoint } from '../client'
import { persistedCacheStore } from './persisted-cache'
import { isDietDependent, persistedQueries } from './persisted-queries'

const maxFavourites = 30
const maxAgeMs = 86_400_000
/** One after the other with a pause: nobody waits for them, and somebody may be waiting for something else. */
const pauseMs = 250

/** Fetches the cook's favourite recipes once a day, quietly, so that they can be read without a network. */
export async function prefetchFavourites(signal: AbortSignal): Promise<void> {
  try {
    await waitForHousehold(signal)
    await dropStaleVerdicts(signal)
    const query = { only: 'favourites', page: 1, size: maxFavourites } as const
    const { data } = await callEndpoint(recipes.search, { query }, { signal })
    for (const { id } of data) {
      const address = { params: { id }, query: {} }
      const kept = await persistedCacheStore.get(
        changeQueue.currentOwner() ?? '',
        hashKey(toQueryKey(recipes.get, address)),
      )
      if (kept && Date.now() - kept.at < maxAgeMs) continue
      await persistResponse(recipes.get, address, await callEndpoint(recipes.get, address, { signal }))
      await pause(pauseMs, signal)
    }
  } catch {
    // Another time, then.
  }
}

/** Somebody who eats here may have changed what they avoid while this device was away: then nothing judged is true. */
async function dropStaleVerdicts(signal: AbortSignal) {
  const people = await callEndpoint(diet.people, {}, { signal })
  const before = await persistedCacheStore.get(
    changeQueue.currentOwner() ?? '',
    hashKey(toQueryKey(diet.people)),
  )
  if (before && before.text !== JSON.stringify(people)) {
    await persistedCacheStore.keepOnly(({ name }) => !isDietDependent(name))
  }
  await persistResponse(diet.people, {}, people)
}

async function persistResponse(endpoint: Endpoint, address: EndpointParams, answer: object) {
  const owner = await changeQueue.resolveOwner()
  const household = changeQueue.currentHouseholdId()
  if (owner === null || owner !== changeQueue.currentOwner() || household === undefined) return
  const key = hashKey(toQueryKey(endpoint, address))
  const [text, at] = [JSON.stringify(answer), Date.now()]
  await persistedCacheStore.put(
    { owner, key, name: endpoint.name, household, at, text },
    persistedQueries[endpoint.name]?.maxEntries ?? 1,
  )
}

/** Nothing is kept before it is known of which household it is. */
function waitForHousehold(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (changeQueue.currentHouseholdId() !== undefined) return resolve()
    const leave = changeQueue.subscribe(() => {
      if (changeQueue.currentHouseholdId() === undefined) return
      leave()
      resolve()
    })
    signal.addEventListener('abort', () => {
      leave()
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
