import 'fake-indexeddb/auto'
import { maxSyncedLines } from '@larder/contract/shopping'
import { compareByCreation, isTicked } from '@larder/kitchen/shopping/shared-list'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aListEnvironment, aListTab, type ListEnvironment } from '../../testing/sync/a-list-tab'
import { anApiError } from '../../testing/sync/an-api-error'
import { aFakeShoppingServer } from '../../testing/sync/fake-shopping-server'
import { ApiError } from '../api-error'
import type { ListSyncRequest } from './list-documents'

let environment: ListEnvironment
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  environment = aListEnvironment()
})

async function openTab() {
  const tab = aListTab(environment)
  await vi.waitFor(() => expect(tab.texts()).toBeDefined(), 20_000)
  return tab
}
const listLines = (count: number, text = 'thing') =>
  Array.from({ length: count }, (_, at) => ({ text: `${text} ${at}` }))
const onServer = () => [...environment.server.lines.values()].map(({ state }) => state)

test('before the first sync the list is not shown as empty, unless the server cannot be reached', async () => {
  let respond = () => {}
  environment.serve = (request) =>
    new Promise((resolve) => {
      respond = () => resolve(environment.server.exchange(request))
    })
  const { texts, sync } = aListTab(environment)
  await vi.waitFor(() => expect(environment.requests).toHaveLength(1), 20_000)
  expect(texts()).toBeUndefined()
  expect(sync()).toEqual({ state: 'saved', waiting: 0 })
  respond()
  await vi.waitFor(() => expect(texts()).toEqual([]), 20_000)
})

test('an empty list of a browser that never reached the server is unread until it does', async () => {
  environment.serve = () => Promise.reject(ApiError.clientError('timeout'))
  const { store, texts } = aListTab(environment)
  await vi.waitFor(() => expect(texts()).toEqual([]), 20_000)
  expect(store.state().unread).toBe(true)
  environment.serve = (request) => Promise.resolve(environment.server.exchange(request))
  await store.syncNow()
  expect(store.state().unread).toBeUndefined()
})

test('lines a new browser adds before its first sync come last, in their order', async () => {
  environment.server = aFakeShoppingServer({ page: 2 })
  const before = await openTab()
  await before.store.add([{ text: 'Milk' }, { text: 'Eggs' }, { text: 'Flour' }])
  await before.store.addName('list', 'Party')
  await before.store.syncNow()

  environment.scope = { owner: 'ben', household: 'home', sessionId: 'two' }
  environment.online = false
  const { store, texts } = await openTab()
  const [salt = ''] = await store.add([{ text: 'Salt' }])
  await store.addName('list', 'Market')
  await store.add([{ text: 'Rice' }])
  await store.tick([salt])
  environment.online = true
  await store.syncNow()
  const order = ['Milk', 'Eggs', 'Flour', 'Salt', 'Rice']
  expect(texts()).toEqual(order)
  expect(
    onServer()
      .toSorted(compareByCreation)
      .map(({ words }) => words.value.text),
  ).toEqual(order)
  expect(store.state().lists.map(({ name }) => name)).toEqual(['Shopping List', 'Party', 'Market'])
  expect(store.state()).toMatchObject({ sync: { state: 'saved', waiting: 0 } })
  expect(
    store
      .state()
      .lines?.filter(({ ticked }) => ticked)
      .map(({ id }) => id),
  ).toEqual([salt])
})

test('a line changed while in flight stays unsynced and is sent next', async () => {
  const { store, sync } = await openTab()
  // The sync of the start has ended, so that the next one sends the line.
  await store.syncNow()
  const [milk = ''] = await store.add([{ text: 'Milk' }])
  const waiting: number[] = []
  environment.serve = async (request) => {
    waiting.push(sync().waiting)
    const response = environment.server.exchange(request)
    if (waiting.length === 1) await store.tick([milk])
    return response
  }
  await store.syncNow()
  expect(waiting).toEqual([1, 1])
  expect(sync()).toEqual({ state: 'saved', waiting: 0 })
  expect(onServer().map(isTicked)).toEqual([true])
})

test('an edit is sent after a delay, and a change event syncs only for a new revision', async () => {
  const { store, due, passTime } = await openTab()
  await store.syncNow()
  const before = environment.requests.length
  await store.add([{ text: 'Milk' }])
  expect(due()).toEqual([250])
  passTime()
  await vi.waitFor(() => expect(store.state().sync.waiting).toBe(0), 20_000)
  expect(environment.requests).toHaveLength(before + 1)
  store.handleRemoteChange(1)
  await Promise.resolve()
  await vi.waitFor(() => expect(due()).toEqual([]), 20_000)
  store.handleRemoteChange(2)
  await vi.waitFor(() => expect(due()).toEqual([0]), 20_000)
})

describe('many lines', () => {
  test('are sent in batches and received in pages', async () => {
    environment.server = aFakeShoppingServer({ page: 20 })
    environment.online = false
    const { store } = await openTab()
    for (let part = 0; part < 5; part++) await store.add(listLines(90, `part ${part}`))
    environment.online = true
    environment.requests = []
    await store.syncNow()
    expect(environment.requests.every(({ lines }) => lines.length <= maxSyncedLines)).toBe(true)
    expect(onServer()).toHaveLength(450)
    environment.scope = { owner: 'ben', household: 'home', sessionId: 'two' }
    const { texts, store: other } = await openTab()
    await other.syncNow()
    expect(texts()).toHaveLength(450)
    expect(new Set(texts()).size).toBe(450)
  })
})

describe('a rejection', () => {
  const tooMany = (request: ListSyncRequest) =>
    request.lines.some(({ id }) => !environment.server.lines.has(id))

  test('of new lines does not block the others; they stay unsynced, and the message is shown', async () => {
    const { store, sync } = await openTab()
    const [milk = ''] = await store.add([{ text: 'Milk' }])
    await store.syncNow()
    environment.serve = async (request) => {
      if (tooMany(request)) throw anApiError('too-many-shopping-items')
      return environment.server.exchange(request)
    }
    await store.add(listLines(30))
    await store.tick([milk])
    environment.requests = []
    await expect(store.syncNow()).rejects.toMatchObject({ code: 'too-many-shopping-items' })
    expect(environment.requests.length).toBeLessThanOrEqual(5)
    expect(onServer().map(isTicked)).toEqual([true])
    expect(sync()).toEqual({ state: 'failed', waiting: 30, failure: expect.stringContaining('2,000 lines') })

    environment.serve = async (request) => environment.server.exchange(request)
    await store.syncNow()
    expect(sync()).toEqual({ state: 'saved', waiting: 0 })
  })

  test('of one line is isolated, and only that line stays unsynced', async () => {
    const { store, sync, due } = await openTab()
    const [, , bad = ''] = await store.add(listLines(9))
    environment.serve = async (request) => {
      if (request.lines.some(({ id }) => id === bad)) throw anApiError('bad-input')
      return environment.server.exchange(request)
    }
    await expect(store.syncNow()).rejects.toMatchObject({ code: 'bad-input' })
    expect(onServer()).toHaveLength(8)
    expect(sync()).toMatchObject({ state: 'failed', waiting: 1 })
    expect(due()[0]).toBeGreaterThanOrEqual(60_000)
  })
})

describe('a transient failure', () => {
  test.each([
    ['no response', () => ApiError.clientError('timeout'), 'offline'],
    ['a broken server', () => anApiError('internal-error'), 'waiting'],
    ['a captive portal page', () => ApiError.clientError('unreadable', { status: 511 }), 'waiting'],
  ])('%s: is retried with growing back-off', async (_, failure, state) => {
    const { store, sync, due, passTime } = await openTab()
    await store.add([{ text: 'Milk' }])
    environment.serve = () => Promise.reject(failure())
    await expect(store.syncNow()).rejects.toThrow()
    expect(sync()).toEqual({ state, waiting: 1 })
    const [first = 0] = due()
    passTime()
    await vi.waitFor(() => expect(due()[0]).toBeGreaterThan(first), 20_000)
    environment.serve = async (request) => environment.server.exchange(request)
    passTime()
    await vi.waitFor(() => expect(sync()).toEqual({ state: 'saved', waiting: 0 }), 20_000)
  })

  test('with a retry delay sends no earlier request', async () => {
    const { store, due } = await openTab()
    await store.add([{ text: 'Milk' }])
    const { status, code, message } = anApiError('too-many-requests')
    environment.serve = () => Promise.reject(new ApiError({ status, code, message, retryAfterSeconds: 30 }))
    await expect(store.syncNow()).rejects.toMatchObject({ code: 'too-many-requests' })
    environment.requests = []
    await store.add([{ text: 'Tea' }])
    await expect(store.syncNow()).rejects.toMatchObject({ code: 'too-many-requests' })
    expect(environment.requests).toEqual([])
    expect(due()[0]).toBeGreaterThanOrEqual(30_000)
  })

  test('of the session stops syncing until the next sign-in', async () => {
    const { store, due } = await openTab()
    await store.add([{ text: 'Milk' }])
    environment.serve = () => Promise.reject(anApiError('not-signed-in'))
    await expect(store.syncNow()).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(due()).toEqual([])
  })

  test('a server restored from a backup receives everything again', async () => {
    const { store, sync } = await openTab()
    await store.add(listLines(3))
    await store.syncNow()
    await store.add([{ text: 'later' }])
    await store.syncNow()
    environment.server = aFakeShoppingServer()
    await store.syncNow()
    expect(onServer()).toHaveLength(4)
    expect(sync()).toEqual({ state: 'saved', waiting: 0 })
  })
})
