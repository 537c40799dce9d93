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
import { anApiError } from '../../testing/sync/an-api-error'
import { clearPersistedCache } from '../../testing/sync/clear-persisted-cache'
import { ApiError } from '../api-error'
import { changeQueue } from '../change-queue/change-queue'
import { queryClient } from '../query-client'
import { sync } from '../sync'
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

/** Opens a page that reads this endpoint. */
function open(endpoint: Endpoint, read: Read, params: Record<string, number> = {}) {
  const queryKey = toQueryKey(endpoint, { params })
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: read, retry: 0 })
  watched.add(observer.subscribe(() => {}))
  return { shows: () => observer.getCurrentResult().data, result: () => observer.getCurrentResult() }
}

/** Restarts the browser, without what was in memory. */
function restartBrowser() {
  for (const leave of watched) leave()
  watched.clear()
  stop()
  queryClient.clear()
  staleQueries.clear()
  stop = persistQueryCache()
}

async function readAndStore(endpoint: Endpoint, response: unknown, params: Record<string, number> = {}) {
  open(endpoint, async () => response, params)
  await waitUntilStored(endpoint, params)
}

const nameOf = (endpoint: Endpoint, params: object) => JSON.stringify([endpoint.name, params])
async function waitUntilStored(endpoint: Endpoint, params: object) {
  await vi.waitFor(async () => {
    const found = await persistedCacheStore.all(ana.id, endpoint.name)
    expect(found.map(({ key }) => key).join(), nameOf(endpoint, params)).toContain(JSON.stringify(params))
  }, 20_000)
}

beforeEach(() => {
  session.setUser('a-token', ana)
  changeQueue.setCurrentHousehold(home)
  stop = persistQueryCache()
})

afterEach(async () => {
  restartBrowser()
  stop()
  vi.useRealTimers()
  session.clearUser()
  await clearPersistedCache()
})

test('a stored response is shown when the server is unreachable', async () => {
  await readAndStore(inventory.list, milk)
  restartBrowser()
  const page = open(inventory.list, away)
  await vi.waitFor(() => expect(page.shows()).toEqual(milk), 20_000)
  expect(page.result().dataUpdatedAt).toBeLessThanOrEqual(Date.now())
})

test('a response from the server replaces it, also when late', async () => {
  await readAndStore(inventory.list, milk)
  restartBrowser()
  let respond = (_: unknown) => {}
  const page = open(inventory.list, () => new Promise((resolve) => (respond = resolve)))
  await vi.waitFor(() => expect(page.shows()).toEqual(milk), 5000)
  respond({ data: [] })
  await vi.waitFor(() => expect(page.shows()).toEqual({ data: [] }), 20_000)
})

test('a quick response is not preceded by a stored one', async () => {
  await readAndStore(inventory.list, milk)
  restartBrowser()
  const shown: unknown[] = []
  const page = open(inventory.list, async () => ({ data: [] }))
  queryClient.getQueryCache().subscribe(() => shown.push(page.shows()))
  await vi.waitFor(() => expect(page.shows()).toEqual({ data: [] }), 20_000)
  expect(shown).not.toContainEqual(milk)
})

test('a rejection is shown even if a response is stored', async () => {
  await readAndStore(recipes.get, milk, { id: 7 })
  restartBrowser()
  const page = open(recipes.get, () => Promise.reject(anApiError('recipe-not-found')), { id: 7 })
  await vi.waitFor(() => expect(page.result().isError).toBe(true), 20_000)
  expect(page.shows()).toBeUndefined()
})

test('what the server refuses late is not shown any longer', async () => {
  await readAndStore(inventory.list, milk)
  restartBrowser()
  let refuse = (_: unknown) => {}
  const page = open(inventory.list, () => new Promise((_, reject) => (refuse = reject)))
  await vi.waitFor(() => expect(page.shows()).toEqual(milk), 20_000)
  refuse(anApiError('admins-only'))
  await vi.waitFor(() => expect(page.result().isError).toBe(true), 20_000)
  expect(page.shows()).toBeUndefined()
})

test('a verdict is only shown from the store while the server is slow', async () => {
  await readAndStore(recipes.get, milk, { id: 7 })
  await readAndStore(inventory.list, milk)
  restartBrowser()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [dish, stock] = [
    open(recipes.get, () => new Promise(() => {}), { id: 7 }),
    open(inventory.list, () => new Promise(() => {})),
  ]
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
  await vi.waitFor(() => expect(stock.shows()).toEqual(milk), 20_000)
  expect(dish.shows()).toBeUndefined()
})

test('a stored response is not shown to another cook or household', async () => {
  await readAndStore(inventory.list, milk)
  await readAndStore(account.me, { data: ana })
  restartBrowser()
  changeQueue.setCurrentHousehold(cottage)
  const elsewhere = open(inventory.list, away)
  const me = open(account.me, away)
  // Personal responses are shown in every household.
  await vi.waitFor(() => expect(me.shows()).toEqual({ data: ana }), 20_000)
  expect(elsewhere.shows()).toBeUndefined()

  session.setUser('another-token', ben)
  changeQueue.setCurrentHousehold(home)
  restartBrowser()
  const [stock, who] = [open(inventory.list, away), open(account.me, away)]
  await vi.waitFor(() => expect(stock.result().isError && who.result().isError).toBe(true), 20_000)
  expect(stock.shows() ?? who.shows()).toBeUndefined()
})

test('switching the household deletes the stored responses of the previous one', async () => {
  await readAndStore(inventory.list, milk)
  changeQueue.setCurrentHousehold(cottage)
  await readAndStore(recipes.get, milk, { id: 7 })
  await vi.waitFor(
    async () => expect(await persistedCacheStore.all(ana.id, 'inventory.list')).toEqual([]),
    20_000,
  )
})

test('a response read before the household is known is stored once it is', async () => {
  session.setUser('a-fresh-token', ana)
  restartBrowser()
  open(inventory.list, async () => milk)
  await readAndStore(account.me, { data: ana })
  expect(await persistedCacheStore.all(ana.id, 'inventory.list')).toEqual([])
  changeQueue.setCurrentHousehold(cottage)
  await waitUntilStored(inventory.list, {})
  expect(await persistedCacheStore.all(ana.id, 'inventory.list')).toMatchObject([{ household: cottage }])
})

test('signing out deletes the cache', async () => {
  await readAndStore(inventory.list, milk)
  session.clearUser()
  clearAccountStorage()
  await vi.waitFor(
    async () => expect(await persistedCacheStore.all(ana.id, 'inventory.list')).toEqual([]),
    20_000,
  )
})

test('dishes judged by a former diet are not kept', async () => {
  await readAndStore(recipes.get, milk, { id: 7 })
  await readAndStore(inventory.list, milk)
  void sync.reads.invalidate(['diet'])
  await vi.waitFor(
    async () => expect(await persistedCacheStore.all(ana.id, 'recipes.get')).toEqual([]),
    20_000,
  )
  expect(await persistedCacheStore.all(ana.id, 'inventory.list')).toHaveLength(1)
})

test('only the newest responses of an endpoint are kept, up to its limit', async () => {
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
