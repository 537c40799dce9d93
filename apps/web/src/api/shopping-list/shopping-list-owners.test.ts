import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aListEnvironment, aListTab, type ListEnvironment } from '../../testing/sync/a-list-tab'
import { aFakeShoppingServer } from '../../testing/sync/fake-shopping-server'
import { findPersistedListKeys, openPersistedList, purgeList } from './persisted-lists'

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
const go = (
  tab: ReturnType<typeof aListTab>,
  place: Partial<NonNullable<ListEnvironment['place']>> | null,
) => {
  world.place = place && { owner: 'ana', household: 'home', sessionId: 'one', ...place }
  tab.store.follow()
  tab.store.activate()
}

test('nobody looks, nothing is asked; signed in again it is one question, and only once', async () => {
  const { store, due } = await openTab()
  await vi.waitFor(() => expect(world.asked).toHaveLength(1))
  world.place = { owner: 'ana', household: 'home', sessionId: 'two' }
  store.follow()
  expect(due()).toEqual([0])
  await store.syncNow()
  store.follow()
  expect(due()).toEqual([])
  world.place = null
  store.follow()
  world.asked = []
  world.place = { owner: 'ana', household: 'home', sessionId: 'three' }
  store.follow()
  expect(store.state().lines).toBeUndefined()
  const leave = store.subscribe(() => {})
  await vi.waitFor(() => expect(world.asked).toHaveLength(1))
  leave()
})

describe('another household', () => {
  test('has a list of its own, and each waits for its own', async () => {
    const cabin = aFakeShoppingServer({ household: 'cabin' })
    const home = world.counterpart
    const tab = await openTab()
    world.online = false
    await tab.store.add([{ text: 'For home' }])
    go(tab, { household: 'cabin' })
    expect(tab.texts()).toBeUndefined()
    await vi.waitFor(() => expect(tab.texts()).toEqual([]))
    await tab.store.add([{ text: 'For the cabin' }])
    world.online = true
    world.serve = async (asked) => cabin.exchange(asked)
    await tab.store.syncNow()
    expect([cabin.lines.size, home.lines.size]).toEqual([1, 0])
    world.serve = async (asked) => home.exchange(asked)
    go(tab, { household: 'home' })
    await vi.waitFor(() => expect(home.lines.size).toBe(1))
    expect(tab.texts()).toEqual(['For home'])
  })

  test('answers for the one that was asked: not a word of it is taken in, and the server is asked where the cook is', async () => {
    const tab = await openTab()
    const cabin = aFakeShoppingServer({ household: 'cabin' })
    cabin.exchange({ lines: [...(await linesOfBen())], names: [] })
    await tab.store.add([{ text: 'Milk' }])
    world.serve = async (asked) => cabin.exchange({ ...asked, lines: [] })
    await expect(tab.store.syncNow()).rejects.toMatchObject({ code: 'not-current-household' })
    expect(tab.texts()).toEqual(['Milk'])
    expect(tab.sync()).toEqual({ state: 'waiting', waiting: 1 })
    expect(world.located).toBe(1)
  })

  async function linesOfBen() {
    const other = {
      ...aListEnvironment(),
      online: false,
      place: { owner: 'ben', household: 'cabin', sessionId: 'two' },
    }
    const { store } = aListTab(other)
    await store.add([{ text: 'Secret' }])
    const kept = await openPersistedList('ben/cabin', () => {})
    return [...(await kept.read()).lines.values()].map(({ line }) => line)
  }
})

describe('before it is known whose or where', () => {
  test('what is written is kept, and becomes part of the list once it is', async () => {
    world.online = false
    world.place = { owner: 'session-1', household: undefined, sessionId: 'one' }
    const tab = await openTab()
    const [milk = ''] = await tab.store.add([{ text: 'Milk' }])
    await tab.store.tick([milk])
    world.online = true
    await tab.store.syncNow()
    expect(world.located).toBeGreaterThan(0)
    expect(world.asked).toEqual([])
    go(tab, {})
    await vi.waitFor(() => expect(world.counterpart.lines.size).toBe(1))
    expect(tab.store.state().lines).toMatchObject([{ text: 'Milk', ticked: true, waiting: false }])
    const left = await openPersistedList('session-1/', () => {})
    expect((await left.read()).lines.size).toBe(0)
  })

  test('what another cook wrote is not taken for one’s own', async () => {
    world.online = false
    world.place = { owner: 'session-1', household: undefined, sessionId: 'one' }
    const tab = await openTab()
    await tab.store.add([{ text: 'Milk' }])
    go(tab, { owner: 'ben', sessionId: 'two' })
    await vi.waitFor(() => expect(tab.texts()).toEqual([]))
  })

  test('written in a former visit: it is found', async () => {
    world.online = false
    world.place = { owner: 'ana', household: undefined, sessionId: 'one' }
    const before = await openTab()
    await before.store.add([{ text: 'Milk' }])
    await before.store.close()
    world.place = { owner: 'ana', household: 'home', sessionId: 'two' }
    const tab = await openTab()
    await vi.waitFor(() => expect(tab.texts()).toEqual(['Milk']))
  })
})

describe('when its cook has gone', () => {
  const over = () => true

  test('a list of which the server has everything is removed', async () => {
    const tab = await openTab()
    await tab.store.add([{ text: 'Milk' }])
    await tab.store.syncNow()
    go(tab, null)
    expect(tab.texts()).toBeUndefined()
    await purgeList('ana/home', over)
    expect(await findPersistedListKeys()).toEqual([])
  })

  test('what waits stays, and nothing else of it; it is sent once they are back', async () => {
    const tab = await openTab()
    await tab.store.add([{ text: 'Milk' }])
    await tab.store.syncNow()
    world.online = false
    await tab.store.add([{ text: 'Tea' }])
    go(tab, null)
    await purgeList('ana/home', over)
    const kept = await openPersistedList('ana/home', () => {})
    expect([...(await kept.read()).lines.values()].map(({ line }) => line.words.value.text)).toEqual(['Tea'])
    kept.close()
    go(tab, { owner: 'ben', sessionId: 'two' })
    await vi.waitFor(() => expect(tab.texts()).toEqual([]))
    world.online = true
    go(tab, { sessionId: 'three' })
    await vi.waitFor(() => expect(tab.texts()).toEqual(['Milk', 'Tea']))
    expect(world.counterpart.lines.size).toBe(2)
  })

  test('somebody is back meanwhile: it is left', async () => {
    const tab = await openTab()
    await tab.store.syncNow()
    go(tab, null)
    await purgeList('ana/home', () => false)
    expect(await findPersistedListKeys()).toEqual(['ana/home'])
  })
})
