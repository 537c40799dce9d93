// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { diet } from '@larder/contract/diet'
import { toQueryKey } from '@larder/contract/http/endpoint'
import { recipes } from '@larder/contract/recipes'
import { hashKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { session } from '../../session/session-store'
import { aRecipeDetails } from '../../testing/a-recipe-details'
import { aRecipeSummary } from '../../testing/a-suggestion'
import { aUser } from '../../testing/a-user'
import { paged, rejectedWith, stubApi } from '../../testing/stub-api'
import { clearPersistedCache } from '../../testing/sync/clear-persisted-cache'
import { changeQueue } from '../change-queue/change-queue'
import { persistedCacheStore } from './persisted-cache'
import { prefetchFavourites } from './prefetch-favourites'

const ana = aUser()
const household = '0192f3a4-7c1e-7abc-8def-00000000000a'
const going = new AbortController().signal
const storedKeys = async (name = 'recipes.get') =>
  (await persistedCacheStore.all(ana.id, name)).map(({ key }) => key).sort()
const keyFor = (id: number) => hashKey(toQueryKey(recipes.get, { params: { id } }))

let api: ReturnType<typeof stubApi>
beforeEach(() => {
  session.setUser('a-token', ana)
  changeQueue.setCurrentHousehold(household)
  api = stubApi()
  api.answer(diet.people, () => [])
  api.answer(recipes.search, () =>
    paged(
      [3, 7].map((id) => ({ ...aRecipeSummary({ id, favourite: true }), missing: [] })),
      { page: 1, size: 30 },
      2,
    ),
  )
  api.answer(recipes.get, () => aRecipeDetails())
})
afterEach(async () => {
  session.clearUser()
  await clearPersistedCache()
})

test('the favourites are fetched one by one, and not again on the same day', async () => {
  await prefetchFavourites(going)
  expect(await storedKeys()).toEqual([keyFor(3), keyFor(7)])
  expect(api.callsTo(recipes.search)[0]?.address).toContain('only=favourites&page=1&size=30')
  await prefetchFavourites(going)
  expect(api.callsTo(recipes.get)).toHaveLength(2)
})

test('a changed diet deletes all stored verdicts', async () => {
  await prefetchFavourites(going)
  api.answer(recipes.search, () => paged([], { page: 1, size: 30 }, 0))
  api.answer(diet.people, () => [{ id: 1 } as never])
  await prefetchFavourites(going)
  expect(await storedKeys()).toEqual([])
  expect(await storedKeys('diet.people')).toHaveLength(1)
})

test('a failure is ignored, and after an abort nothing is fetched', async () => {
  api.answer(recipes.get, () => rejectedWith('recipe-not-found'))
  await prefetchFavourites(going)
  await prefetchFavourites(AbortSignal.abort())
  expect(await storedKeys()).toEqual([])
  expect(api.callsTo(recipes.search)).toHaveLength(1)
})
