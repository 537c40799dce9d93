// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { account } from '@larder/contract/account'
import { type Endpoint, toQueryKey } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { recipes } from '@larder/contract/recipes'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearAccountStorage } from '../../session/account-storage'
import { session } from '../../session/session-store'
import { aUser } from '../../testing/a-user'
import { clearPersistedCache } from '../../testing/sync/clear-persisted-cache'
import { ApiError } from '../api-error'
import { changeQueue } from '../change-queue/change-queue'
import { dropDietDependentQueries } from '../household-sync/invalidation-map'
import { queryClient } from '../query-client'
import { toApiError } from '../to-api-error'
import { persistedCacheStore, persistQueryCache } from './persisted-cache'
import { staleQueries } from './stale-queries'

const home = '0192f3a4-7c1e-7abc-8def-00000000000a'
const cottage = '0192f3a4-7c1e-7abc-8def-00000000000b'
const milk = { data: [{ id: 1, name: 'Milk' }] }
const ana = aUser()
const ben = aUser({ id: '0192f3a4-7c1e-7abc-8def-0123456789cd', name: 'Ben' })

type Read = () => Promise<unknown>
const away: Read = () => Promise.reject(ApiError.clientError('offline'))

const watched = new Set<() => void>()
let stop: () => void

/** Somebody opens a page that reads this. */
function open(endpoint: Endpoint, read: Read, params: Record<string, number> = {}) {
  const queryKey = toQueryKey(endpoint, { params })
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: read, retry: 0 })
  watched.add(observer.subscribe(() => {}))
  return { shows: () => observer.getCurrentResult().data, result: () => observer.getCurrentResult() }
}

/** The page is closed and the browser started anew, without what was in memory. */
function startAgain() {
  for (const leave of watched) leave()
  watched.clear()
  stop()
  queryClient.clear()
  staleQueries.clear()
  stop = persistQueryCache()
}

async function seen(endpoint: Endpoint, answer: unknown, params: Record<string, number> = {}) {
  open(endpoint, async () => answer, params)
  await kept(endpoint, params)
}

const nameOf = (endpoint: Endpoint, params: object) => JSON.stringify([endpoint.name, params])
async function kept(endpoint: Endpoint, params: object) {
  await vi.waitFor(async () => {
    const found = await persistedCacheStore.all(ana.id, endpoint.name)
    expect(found.map(({ key }) => key).join(), nameOf(endpoint, params)).toContain(JSON.stringify(params))
  })
}

beforeEach(() => {
  session.setUser('a-token', ana)
  changeQueue.setCurrentHousehold(home)
  stop = persistQueryCache()
})

afterEach(async () => {
  startAgain()
  stop()
  vi.useRealTimers()
  session.clearUser()
  await clearPersistedCache()
})

test('what was read is there again where the server cannot be reached', async () => {
  await seen(inventory.list, milk)
  startAgain()
  const page = open(inventory.list, away)
  await vi.waitFor(() => expect(page.shows()).toEqual(milk))
  expect(page.result().dataUpdatedAt).toBeLessThanOrEqual(Date.now())
})

test('an answer of the server takes its place, also when it comes late', async () => {
  await seen(inventory.list, milk)
  startAgain()
  let answer = (_: unknown) => {}
  const page = open(inventory.list, () => new Promise((resolve) => (answer = resolve)))
  await vi.waitFor(() => expect(page.shows()).toEqual(milk), 5000)
  answer({ data: [] })
  await vi.waitFor(() => expect(page.shows()).toEqual({ data: [] }))
})

test('a quick answer is not preceded by an old one', async () => {
  await seen(inventory.list, milk)
  startAgain()
  const shown: unknown[] = []
  const page = open(inventory.list, async () => ({ data: [] }))
  queryClient.getQueryCache().subscribe(() => shown.push(page.shows()))
  await vi.waitFor(() => expect(page.shows()).toEqual({ data: [] }))
  expect(shown).not.toContainEqual(milk)
})

test('a refusal is a refusal, whatever was there once', async () => {
  await seen(recipes.get, milk, { id: 7 })
  startAgain()
  const page = open(recipes.get, () => Promise.reject(toApiError('recipe-not-found')), { id: 7 })
  await vi.waitFor(() => expect(page.result().isError).toBe(true))
  expect(page.shows()).toBeUndefined()
})

test('neither another cook nor another household is shown it', async () => {
  await seen(inventory.list, milk)
  await seen(account.me, { data: ana })
  startAgain()
  changeQueue.setCurrentHousehold(cottage)
  const elsewhere = open(inventory.list, away)
  const me = open(account.me, away)
  // The cook's own is theirs wherever they are.
  await vi.waitFor(() => expect(me.shows()).toEqual({ data: ana }))
  expect(elsewhere.shows()).toBeUndefined()

  session.setUser('another-token', ben)
  changeQueue.setCurrentHousehold(home)
  startAgain()
  const [stock, who] = [open(inventory.list, away), open(account.me, away)]
  await vi.waitFor(() => expect(stock.result().isError && who.result().isError).toBe(true))
  expect(stock.shows() ?? who.shows()).toBeUndefined()
})

test('going to another household forgets what was kept of the one before', async () => {
  await seen(inventory.list, milk)
  changeQueue.setCurrentHousehold(cottage)
  await seen(recipes.get, milk, { id: 7 })
  await vi.waitFor(async () => expect(await persistedCacheStore.all(ana.id, 'inventory.list')).toEqual([]))
})

test('what is read before it is known of which household it is, is kept once it is', async () => {
  session.setUser('a-fresh-token', ana)
  startAgain()
  open(inventory.list, async () => milk)
  await seen(account.me, { data: ana })
  expect(await persistedCacheStore.all(ana.id, 'inventory.list')).toEqual([])
  changeQueue.setCurrentHousehold(cottage)
  await kept(inventory.list, {})
  expect(await persistedCacheStore.all(ana.id, 'inventory.list')).toMatchObject([{ household: cottage }])
})

test('signing out wipes it', async () => {
  await seen(inventory.list, milk)
  session.clearUser()
  clearAccountStorage()
  await vi.waitFor(async () => expect(await persistedCacheStore.all(ana.id, 'inventory.list')).toEqual([]))
})

test('dishes judged for people who avoid something else by now are not kept', async () => {
  await seen(recipes.get, milk, { id: 7 })
  await seen(inventory.list, milk)
  dropDietDependentQueries(new Set(['diet']))
  await vi.waitFor(async () => expect(await persistedCacheStore.all(ana.id, 'recipes.get')).toEqual([]))
  expect(await persistedCacheStore.all(ana.id, 'inventory.list')).toHaveLength(1)
})

test('no more than so many of a kind are kept, the newest', async () => {
  const put = (id: number, at: number) =>
    persistedCacheStore.put({ owner: ana.id, key: `${id}`, name: 'recipes.get', at, text: '' }, 3)
  for (const id of [1, 2, 3, 4, 5]) await put(id, id)
  await put(2, 9)
  expect((await persistedCacheStore.all(ana.id, 'recipes.get')).map(({ key }) => key)).toEqual([
    '2',
    '5',
    '4',
  ])
})
