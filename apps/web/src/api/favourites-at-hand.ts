import { diet } from '@larder/contract/diet'
import { type Address, type Endpoint, keyOf } from '@larder/contract/endpoint'
import { recipes } from '@larder/contract/recipes'
import { hashKey } from '@tanstack/react-query'
import { call } from './client'
import { outbox } from './outbox'
import { rememberedStore } from './remembered-answers'
import { isJudged, rememberedReads } from './remembered-reads'

const most = 30
const day = 86_400_000
/** One after the other with a pause: nobody waits for them, and somebody may be waiting for something else. */
const pauseMs = 250

/** Fetches the cook's favourite recipes once a day, quietly, so that they can be read without a network. */
export async function keepFavourites(signal: AbortSignal): Promise<void> {
  try {
    await whereTheCookIs(signal)
    await keepVerdictsTrue(signal)
    const query = { only: 'favourites', page: 1, size: most } as const
    const { data } = await call(recipes.search, { query }, { signal })
    for (const { id } of data) {
      const address = { params: { id }, query: {} }
      const kept = await rememberedStore.get(outbox.ownerNow() ?? '', hashKey(keyOf(recipes.get, address)))
      if (kept && Date.now() - kept.at < day) continue
      await keep(recipes.get, address, await call(recipes.get, address, { signal }))
      await pause(pauseMs, signal)
    }
  } catch {
    // Another time, then.
  }
}

/** Somebody who eats here may have changed what they avoid while this device was away: then nothing judged is true. */
async function keepVerdictsTrue(signal: AbortSignal) {
  const people = await call(diet.people, {}, { signal })
  const before = await rememberedStore.get(outbox.ownerNow() ?? '', hashKey(keyOf(diet.people)))
  if (before && before.text !== JSON.stringify(people)) {
    await rememberedStore.keepOnly(({ name }) => !isJudged(name))
  }
  await keep(diet.people, {}, people)
}

async function keep(endpoint: Endpoint, address: Address, answer: object) {
  const owner = await outbox.learnOwner()
  const household = outbox.householdNow()
  if (owner === null || owner !== outbox.ownerNow() || household === undefined) return
  const key = hashKey(keyOf(endpoint, address))
  const [text, at] = [JSON.stringify(answer), Date.now()]
  await rememberedStore.put(
    { owner, key, name: endpoint.name, household, at, text },
    rememberedReads[endpoint.name]?.most ?? 1,
  )
}

/** Nothing is kept before it is known of which household it is. */
function whereTheCookIs(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (outbox.householdNow() !== undefined) return resolve()
    const leave = outbox.subscribe(() => {
      if (outbox.householdNow() === undefined) return
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
