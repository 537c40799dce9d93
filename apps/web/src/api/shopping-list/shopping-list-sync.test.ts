import 'fake-indexeddb/auto'
import { maxSyncedLines } from '@larder/contract/shopping'
import { compareByCreation, isTicked } from '@larder/kitchen/shopping/shared-list'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aListEnvironment, aListTab, type ListEnvironment } from '../../testing/sync/a-list-tab'
import { aFakeShoppingServer } from '../../testing/sync/fake-shopping-server'
import { ApiError } from '../api-error'
import { toApiError } from '../to-api-error'
import type { SyncRequest } from './sync-with-server'

let world: ListEnvironment
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  world = aListEnvironment()
})

async function openTab() {
  const tab = aListTab(world)
  await vi.waitFor(() => expect(tab.texts()).toBeDefined())
  return tab
}
const things = (count: number, text = 'thing') =>
  Array.from({ length: count }, (_, at) => ({ text: `${text} ${at}` }))
const onServer = () => [...world.counterpart.lines.values()].map(({ state }) => state)

test('the first look is not an empty list, unless the server says so or cannot be asked', async () => {
  let answer = () => {}
  world.serve = (asked) =>
    new Promise((resolve) => {
      answer = () => resolve(world.counterpart.exchange(asked))
    })
  const { texts, sync } = aListTab(world)
  await vi.waitFor(() => expect(world.asked).toHaveLength(1))
  expect(texts()).toBeUndefined()
  expect(sync()).toEqual({ state: 'saved', waiting: 0 })
  answer()
  await vi.waitFor(() => expect(texts()).toEqual([]))
})

test('what a new browser writes before it has heard of the others comes last, in its order', async () => {
  world.counterpart = aFakeShoppingServer({ page: 2 })
  const before = await openTab()
  await before.store.add([{ text: 'Milk' }, { text: 'Eggs' }, { text: 'Flour' }])
  await before.store.addName('list', 'Party')
  await before.store.syncNow()

  world.place = { owner: 'ben', household: 'home', sessionId: 'two' }
  world.online = false
  const { store, texts } = await openTab()
  const [salt = ''] = await store.add([{ text: 'Salt' }])
  await store.addName('list', 'Market')
  await store.add([{ text: 'Rice' }])
  await store.tick([salt])
  world.online = true
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

test('what is changed while it is being sent still waits, and is sent next', async () => {
  const { store, sync } = await openTab()
  const [milk = ''] = await store.add([{ text: 'Milk' }])
  const waiting: number[] = []
  world.serve = async (asked) => {
    waiting.push(sync().waiting)
    const answer = world.counterpart.exchange(asked)
    if (waiting.length === 1) await store.tick([milk])
    return answer
  }
  await store.syncNow()
  expect(waiting).toEqual([1, 1])
  expect(sync()).toEqual({ state: 'saved', waiting: 0 })
  expect(onServer().map(isTicked)).toEqual([true])
})

test('an edit is sent a moment later, and word of the live line only asks when it is news', async () => {
  const { store, due, passTime } = await openTab()
  await store.syncNow()
  const before = world.asked.length
  await store.add([{ text: 'Milk' }])
  expect(due()).toEqual([250])
  passTime()
  await vi.waitFor(() => expect(store.state().sync.waiting).toBe(0))
  expect(world.asked).toHaveLength(before + 1)
  store.handleRemoteChange(1)
  await Promise.resolve()
  await vi.waitFor(() => expect(due()).toEqual([]))
  store.handleRemoteChange(2)
  await vi.waitFor(() => expect(due()).toEqual([0]))
})

describe('much', () => {
  test('goes in parts that fit, and comes in pages', async () => {
    world.counterpart = aFakeShoppingServer({ page: 20 })
    world.online = false
    const { store } = await openTab()
    for (let part = 0; part < 5; part++) await store.add(things(90, `part ${part}`))
    world.online = true
    world.asked = []
    await store.syncNow()
    expect(world.asked.every(({ lines }) => lines.length <= maxSyncedLines)).toBe(true)
    expect(onServer()).toHaveLength(450)
    world.place = { owner: 'ben', household: 'home', sessionId: 'two' }
    const { texts, store: other } = await openTab()
    await other.syncNow()
    expect(texts()).toHaveLength(450)
    expect(new Set(texts()).size).toBe(450)
  })
})

describe('a refusal', () => {
  const tooMany = (asked: SyncRequest) => asked.lines.some(({ id }) => !world.counterpart.lines.has(id))

  test('of what is new keeps nothing else from being saved; it waits, and the sentence is told', async () => {
    const { store, sync } = await openTab()
    const [milk = ''] = await store.add([{ text: 'Milk' }])
    await store.syncNow()
    world.serve = async (asked) => {
      if (tooMany(asked)) throw toApiError('too-many-shopping-items')
      return world.counterpart.exchange(asked)
    }
    await store.add(things(30))
    await store.tick([milk])
    world.asked = []
    await expect(store.syncNow()).rejects.toMatchObject({ code: 'too-many-shopping-items' })
    expect(world.asked.length).toBeLessThanOrEqual(5)
    expect(onServer().map(isTicked)).toEqual([true])
    expect(sync()).toEqual({ state: 'trouble', waiting: 30, failure: expect.stringContaining('2,000 lines') })

    world.serve = async (asked) => world.counterpart.exchange(asked)
    await store.syncNow()
    expect(sync()).toEqual({ state: 'saved', waiting: 0 })
  })

  test('of one line is found out, and only that one waits', async () => {
    const { store, sync, due } = await openTab()
    const [, , bad = ''] = await store.add(things(9))
    world.serve = async (asked) => {
      if (asked.lines.some(({ id }) => id === bad)) throw toApiError('bad-input')
      return world.counterpart.exchange(asked)
    }
    await expect(store.syncNow()).rejects.toMatchObject({ code: 'bad-input' })
    expect(onServer()).toHaveLength(8)
    expect(sync()).toMatchObject({ state: 'trouble', waiting: 1 })
    expect(due()[0]).toBeGreaterThanOrEqual(60_000)
  })
})

describe('trouble that passes', () => {
  test.each([
    ['no answer', () => ApiError.clientError('timeout'), 'offline'],
    ['a broken server', () => toApiError('internal-error'), 'waiting'],
    [
      'the sign-in page of some network',
      () => ApiError.clientError('unreadable', { status: 511 }),
      'waiting',
    ],
  ])('%s: it waits and tries again, later each time', async (_, failure, state) => {
    const { store, sync, due, passTime } = await openTab()
    await store.add([{ text: 'Milk' }])
    world.serve = () => Promise.reject(failure())
    await expect(store.syncNow()).rejects.toThrow()
    expect(sync()).toEqual({ state, waiting: 1 })
    const [first = 0] = due()
    passTime()
    await vi.waitFor(() => expect(due()[0]).toBeGreaterThan(first))
    world.serve = async (asked) => world.counterpart.exchange(asked)
    passTime()
    await vi.waitFor(() => expect(sync()).toEqual({ state: 'saved', waiting: 0 }))
  })

  test('asked to wait: nobody asks before', async () => {
    const { store, due } = await openTab()
    await store.add([{ text: 'Milk' }])
    const { status, code, message } = toApiError('too-many-requests')
    world.serve = () => Promise.reject(new ApiError({ status, code, message, retryAfterSeconds: 30 }))
    await expect(store.syncNow()).rejects.toMatchObject({ code: 'too-many-requests' })
    world.asked = []
    await store.add([{ text: 'Tea' }])
    await expect(store.syncNow()).rejects.toMatchObject({ code: 'too-many-requests' })
    expect(world.asked).toEqual([])
    expect(due()[0]).toBeGreaterThanOrEqual(30_000)
  })

  test('signed out in the middle of it: nothing is tried until somebody signs in', async () => {
    const { store, due } = await openTab()
    await store.add([{ text: 'Milk' }])
    world.serve = () => Promise.reject(toApiError('not-signed-in'))
    await expect(store.syncNow()).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(due()).toEqual([])
  })

  test('a server that was put back to an earlier day is told everything again', async () => {
    const { store, sync } = await openTab()
    await store.add(things(3))
    await store.syncNow()
    await store.add([{ text: 'later' }])
    await store.syncNow()
    world.counterpart = aFakeShoppingServer()
    await store.syncNow()
    expect(onServer()).toHaveLength(4)
    expect(sync()).toEqual({ state: 'saved', waiting: 0 })
  })
})
