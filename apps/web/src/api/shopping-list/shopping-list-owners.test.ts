import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aListEnvironment, aListTab, type ListEnvironment } from '../../testing/sync/a-list-tab'
import { aFakeShoppingServer } from '../../testing/sync/fake-shopping-server'
import { isLine, persistedLists } from './list-documents'

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
const switchScope = (
  tab: ReturnType<typeof aListTab>,
  scope: Partial<NonNullable<ListEnvironment['scope']>> | null,
) => {
  environment.scope = scope && { owner: 'ana', household: 'home', sessionId: 'one', ...scope }
  tab.store.follow()
  tab.store.activate()
}

test('without a listener nothing is requested; after a sign-in there is exactly one request', async () => {
  const { store, due } = await openTab()
  await vi.waitFor(() => expect(environment.requests).toHaveLength(1), 20_000)
  environment.scope = { owner: 'ana', household: 'home', sessionId: 'two' }
  store.follow()
  expect(due()).toEqual([0])
  await store.syncNow()
  store.follow()
  expect(due()).toEqual([])
  environment.scope = null
  store.follow()
  environment.requests = []
  environment.scope = { owner: 'ana', household: 'home', sessionId: 'three' }
  store.follow()
  expect(store.state().lines).toBeUndefined()
  const leave = store.subscribe(() => {})
  await vi.waitFor(() => expect(environment.requests).toHaveLength(1), 20_000)
  leave()
})

describe('another household', () => {
  test('has its own list, and each keeps its own unsynced records', async () => {
    const cabin = aFakeShoppingServer({ household: 'cabin' })
    const home = environment.server
    const tab = await openTab()
    environment.online = false
    await tab.store.add([{ text: 'For home' }])
    switchScope(tab, { household: 'cabin' })
    expect(tab.texts()).toBeUndefined()
    await vi.waitFor(() => expect(tab.texts()).toEqual([]), 20_000)
    await tab.store.add([{ text: 'For the cabin' }])
    environment.online = true
    environment.serve = async (request) => cabin.exchange(request)
    await tab.store.syncNow()
    expect([cabin.lines.size, home.lines.size]).toEqual([1, 0])
    environment.serve = async (request) => home.exchange(request)
    switchScope(tab, { household: 'home' })
    await vi.waitFor(() => expect(home.lines.size).toBe(1), 20_000)
    expect(tab.texts()).toEqual(['For home'])
  })

  test('a response for another household is discarded, and the current household is fetched', async () => {
    const tab = await openTab()
    const cabin = aFakeShoppingServer({ household: 'cabin' })
    cabin.exchange({ lines: [...(await linesOfBen())], names: [] })
    await tab.store.add([{ text: 'Milk' }])
    environment.serve = async (request) => cabin.exchange({ ...request, lines: [] })
    await expect(tab.store.syncNow()).rejects.toMatchObject({ code: 'not-current-household' })
    expect(tab.texts()).toEqual(['Milk'])
    expect(tab.sync()).toEqual({ state: 'waiting', waiting: 1 })
    expect(environment.resolveCount).toBe(1)
  })

  async function linesOfBen() {
    const other = {
      ...aListEnvironment(),
      online: false,
      scope: { owner: 'ben', household: 'cabin', sessionId: 'two' },
    }
    const { store } = aListTab(other)
    await store.add([{ text: 'Secret' }])
    const database = await persistedLists.open('ben/cabin', () => {})
    return [...(await database.write([])).documents.values()].filter(isLine).map(({ line }) => line)
  }
})

describe('before the account or household is known', () => {
  test('edits are kept and merged into the list later', async () => {
    environment.online = false
    environment.scope = { owner: 'session-1', household: undefined, sessionId: 'one' }
    const tab = await openTab()
    const [milk = ''] = await tab.store.add([{ text: 'Milk' }])
    await tab.store.tick([milk])
    environment.online = true
    await tab.store.syncNow()
    expect(environment.resolveCount).toBeGreaterThan(0)
    expect(environment.requests).toEqual([])
    switchScope(tab, {})
    await vi.waitFor(() => expect(environment.server.lines.size).toBe(1), 20_000)
    expect(tab.store.state().lines).toMatchObject([{ text: 'Milk', ticked: true, waiting: false }])
    const left = await persistedLists.open('session-1/', () => {})
    expect((await left.write([])).documents.size).toBe(0)
  })

  test('edits of another cook are not adopted', async () => {
    environment.online = false
    environment.scope = { owner: 'session-1', household: undefined, sessionId: 'one' }
    const tab = await openTab()
    await tab.store.add([{ text: 'Milk' }])
    switchScope(tab, { owner: 'ben', sessionId: 'two' })
    await vi.waitFor(() => expect(tab.texts()).toEqual([]), 20_000)
  })

  test('edits of an earlier visit are found', async () => {
    environment.online = false
    environment.scope = { owner: 'ana', household: undefined, sessionId: 'one' }
    const before = await openTab()
    await before.store.add([{ text: 'Milk' }])
    await before.store.close()
    environment.scope = { owner: 'ana', household: 'home', sessionId: 'two' }
    const tab = await openTab()
    await vi.waitFor(() => expect(tab.texts()).toEqual(['Milk']), 20_000)
  })
})

describe('after its cook signed out', () => {
  const over = () => true

  test('a fully synced list is deleted', async () => {
    const tab = await openTab()
    await tab.store.add([{ text: 'Milk' }])
    await tab.store.syncNow()
    switchScope(tab, null)
    expect(tab.texts()).toBeUndefined()
    await persistedLists.purge('ana/home', over)
    expect(await persistedLists.keys()).toEqual([])
  })

  test('only unsynced records stay; they are sent after the next sign-in', async () => {
    const tab = await openTab()
    await tab.store.add([{ text: 'Milk' }])
    await tab.store.syncNow()
    environment.online = false
    await tab.store.add([{ text: 'Tea' }])
    switchScope(tab, null)
    await persistedLists.purge('ana/home', over)
    const database = await persistedLists.open('ana/home', () => {})
    expect(
      [...(await database.write([])).documents.values()]
        .filter(isLine)
        .map(({ line }) => line.words.value.text),
    ).toEqual(['Tea'])
    database.close()
    switchScope(tab, { owner: 'ben', sessionId: 'two' })
    await vi.waitFor(() => expect(tab.texts()).toEqual([]), 20_000)
    environment.online = true
    switchScope(tab, { sessionId: 'three' })
    await vi.waitFor(() => expect(tab.texts()).toEqual(['Milk', 'Tea']), 20_000)
    expect(environment.server.lines.size).toBe(2)
  })

  test('a list in use again is not deleted', async () => {
    const tab = await openTab()
    await tab.store.syncNow()
    switchScope(tab, null)
    await persistedLists.purge('ana/home', () => false)
    expect(await persistedLists.keys()).toEqual(['ana/home'])
  })
})
