import 'fake-indexeddb/auto'
import { shopping } from '@larder/contract/shopping'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { aListEnvironment, aListTab, type ListEnvironment } from '../../testing/sync/a-list-tab'
import { persistedLists } from './list-documents'

let environment: ListEnvironment
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  environment = aListEnvironment()
})
afterEach(() => vi.restoreAllMocks())

const settled = (tab: ReturnType<typeof aListTab>) =>
  vi.waitFor(() => expect(tab.texts()).toBeDefined(), 20_000)

async function openTab() {
  const tab = aListTab(environment)
  await settled(tab)
  return tab
}

describe('without a network, from a cold start', () => {
  test('every change shows at once, survives a reload and stays unsynced', async () => {
    environment.online = false
    const { store, sync } = await openTab()
    const [milk = '', tea = '', soap = ''] = await store.add([
      { text: '  2 l milk ' },
      { text: 'tea', recipe: { recipeId: 7, title: 'Chai' } },
      { text: ' \n' },
      { text: 'soap' },
    ])
    const ticked = store.tick([milk], 'corner')
    expect(store.state().lines?.[0]).toMatchObject({ text: '2 l milk', ticked: true })
    await ticked
    await store.reword(tea, 'green tea')
    await store.remove([soap])
    expect(sync()).toEqual({ state: 'offline', waiting: 3 })
    await store.close()

    const { store: reloaded, texts, ...again } = await openTab()
    expect(reloaded.state().lines).toEqual([
      expect.objectContaining({
        text: '2 l milk',
        ticked: true,
        tickedAt: '2026-11-15T10:00:00.000Z',
        waiting: true,
      }),
      expect.objectContaining({ text: 'green tea', for: [{ recipeId: 7, title: 'Chai' }], plan: false }),
    ])
    await reloaded.restore([soap])
    await reloaded.untick([milk])
    expect(texts()).toEqual(['2 l milk', 'green tea', 'soap'])
    expect(reloaded.state().lines?.some(({ ticked }) => ticked)).toBe(false)

    environment.online = true
    await reloaded.syncNow()
    expect(again.sync()).toEqual({ state: 'saved', waiting: 0 })
    expect(environment.server.lines.size).toBe(3)
  })

  test('unknown lines are ignored, and signed out every edit fails', async () => {
    const { store } = await openTab()
    await store.tick(['nobody'])
    await store.rename('nobody', 'Market')
    expect(store.state()).toMatchObject({ lines: [], sync: { waiting: 0 } })
    environment.scope = null
    store.follow()
    expect(store.state().lines).toBeUndefined()
    await expect(store.add([{ text: 'tea' }])).rejects.toMatchObject({ code: 'not-signed-in' })
    await expect(store.syncNow()).rejects.toMatchObject({ code: 'not-signed-in' })
  })
})

test('any typed text is sent within the limits of the contract', async () => {
  const { store } = await openTab()
  const hostile = [
    'x'.repeat(500),
    `a${String.fromCharCode(0)}b`,
    `${'y'.repeat(119)}🥑`,
    '\ud83e',
    '<b>',
    ' ',
  ]
  await store.add(hostile.map((text) => ({ text, recipe: { recipeId: 1, title: text } })))
  await store.addName('store', 'z'.repeat(80))
  await expect(store.addName('list', ' ')).rejects.toThrow(TypeError)
  await store.reword(store.state().lines?.[0]?.id ?? '', '')
  await store.syncNow()
  // On a busy machine the store may already have sent some of it.
  expect(new Set(environment.requests.flatMap(({ lines }) => lines.map(({ id }) => id))).size).toBe(4)
  for (const sent of environment.requests) expect(z.safeParse(shopping.sync.body, sent).error).toBeUndefined()
})

describe('names', () => {
  test('lists and stores are added, renamed and deleted; lines of a deleted list move to the main list', async () => {
    const { store } = await openTab()
    const market = await store.addName('list', ' Market ')
    await store.addName('store', 'Corner shop')
    await store.add([{ text: 'Fish' }], market)
    await store.rename(market, 'Fish market')
    await store.rename('main', 'Everyday')
    expect(store.state()).toMatchObject({
      lists: [{ id: 'main', name: 'Everyday' }, { name: 'Fish market' }],
      stores: [{ name: 'Corner shop', kind: 'store' }],
      lines: [{ list: market }],
      sync: { waiting: 4 },
    })
    await store.deleteName('main')
    await store.deleteName(market)
    expect(store.state()).toMatchObject({ lists: [{ id: 'main' }], lines: [{ text: 'Fish', list: 'main' }] })
    await store.syncNow()
    const other = await openOther()
    expect(other.state()).toMatchObject({ lists: [{ name: 'Everyday' }], stores: [{ name: 'Corner shop' }] })
  })

  async function openOther() {
    environment.scope = { owner: 'ben', household: 'home', sessionId: 'two' }
    const { store } = await openTab()
    await store.syncNow()
    return store
  }
})

describe('two tabs', () => {
  test('show the same, act as one device and undo only what they show', async () => {
    const [one, two] = [await openTab(), await openTab()]
    const [milk = ''] = await one.store.add([{ text: 'Milk' }])
    await vi.waitFor(() => expect(two.texts()).toEqual(['Milk']), 20_000)
    await two.store.tick([milk])
    await vi.waitFor(() => expect(one.store.state().lines?.[0]?.ticked).toBe(true), 20_000)
    await one.store.untick([milk])
    // The other tab has not received that yet.
    await two.store.tick([milk])
    await one.store.syncNow()
    const [row] = environment.server.lines.values()
    expect(Object.keys(row?.state.ticks ?? {})).toHaveLength(1)
    await vi.waitFor(() => expect(two.sync()).toEqual({ state: 'saved', waiting: 0 }), 20_000)
  })

  test('edits of a tab that closed before its broadcast are found', async () => {
    const [one, two] = [await openTab(), await openTab()]
    environment.tabs = []
    await one.store.add([{ text: 'Milk' }])
    await one.store.close()
    expect(two.texts()).toEqual([])
    await two.store.syncNow()
    expect(two.texts()).toEqual(['Milk'])
    expect(environment.server.lines.size).toBe(1)
  })
})

describe('a browser without storage', () => {
  const inMemoryOnly = { state: 'failed', failure: expect.stringContaining('cannot keep your list') }

  test('keeps the list while the page is open, shows a warning and still syncs', async () => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {})
    environment.openDatabase = async () => Promise.reject(new DOMException('private', 'InvalidStateError'))
    const { store, texts, sync } = await openTab()
    await store.add([{ text: 'Milk' }])
    expect(texts()).toEqual(['Milk'])
    expect(sync()).toMatchObject({ ...inMemoryOnly, waiting: 1 })
    expect(store.isUnsaved()).toBe(true)
    await store.syncNow()
    expect(store.isUnsaved()).toBe(false)
    expect(environment.server.lines.size).toBe(1)
    expect(errorLog).toHaveBeenCalledOnce()
  })

  test('keeps all edits when the storage fills up', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let full = false
    environment.openDatabase = async (key, onLost) => {
      const database = await persistedLists.open(key, onLost)
      const write: typeof database.write = (edits) =>
        full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : database.write(edits)
      return { ...database, write }
    }
    const { store, texts, sync } = await openTab()
    await store.add([{ text: 'Milk' }])
    full = true
    await store.add([{ text: 'Tea' }])
    expect(texts()).toEqual(['Milk', 'Tea'])
    expect(sync()).toMatchObject(inMemoryOnly)
    await store.syncNow()
    expect(environment.server.lines.size).toBe(2)
  })

  test('reopens a database lost once, with its content', async () => {
    let lose = () => {}
    environment.openDatabase = async (key, onLost) => {
      const database = await persistedLists.open(key, onLost)
      lose = () => {
        database.close()
        globalThis.indexedDB = new IDBFactory()
        onLost()
      }
      return database
    }
    const { store, texts, sync } = await openTab()
    await store.add([{ text: 'Milk' }])
    lose()
    await store.add([{ text: 'Tea' }])
    expect(texts()).toEqual(['Milk', 'Tea'])
    expect(sync()).toMatchObject({ state: 'sending', waiting: 2 })
    await store.close()
    expect((await openTab()).texts()).toEqual(['Milk', 'Tea'])
  })
})
