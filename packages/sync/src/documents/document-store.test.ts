import { afterEach, describe, expect, test, vi } from 'vitest'
import { aNoteBrowser, aNoteServer, type Note, noteRules, writeNote } from '../testing/a-note-browser'
import { TestFailure } from '../testing/test-failure'
import type { SyncRequest } from './sync-with-server'

type Request = SyncRequest<Note>

afterEach(() => vi.restoreAllMocks())

/** Numbers below a limit, the same for the same seed. */
function seededBelow(seed: number) {
  let state = seed * 2654435761
  return (limit: number) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) % limit
  }
}

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * A day of two browsers with two tabs each, on a network that loses requests and responses, delivers twice, late and
 * in another order. Every last write of a note must be on the server and in each tab at the end.
 */
async function simulateNotes(seed: number) {
  const below = seededBelow(seed)
  const server = aNoteServer({ page: 1 + below(4) })
  let reliable = false
  const late: Request[] = []
  async function send(request: Request) {
    const fate = reliable ? 0 : below(6)
    for (let ticks = below(3); ticks > 0; ticks--) await nextTick()
    if (fate === 1) throw TestFailure.clientError('timeout')
    const response = server.exchange(request)
    if (fate === 2) server.exchange(request)
    if (fate === 3) late.push(request)
    if (fate === 4) throw TestFailure.clientError('timeout')
    const past = fate === 5 ? late.shift() : undefined
    if (past) server.exchange(past)
    return response
  }
  const browsers = ['one', 'two'].map(() => aNoteBrowser({ send }))
  const tabs = browsers.flatMap(({ openTab }) => [openTab(), openTab()])
  const written = new Set<string>()
  for (let step = 0; step < 25; step++) {
    const tab = tabs[below(tabs.length)]
    const id = `note-${below(5)}`
    if (below(3) > 0) {
      written.add(id)
      void tab?.store.write(writeNote(id, `text ${step}`))
    } else tab?.passTime()
    for (let ticks = below(3); ticks > 0; ticks--) await nextTick()
  }
  reliable = true
  for (const request of late) server.exchange(request)
  for (let round = 0; round < 3; round++) for (const { store } of tabs) await store.syncNow().catch(() => {})
  await vi.waitFor(() => expect(tabs.map(({ sync }) => sync()?.waiting)).toEqual([0, 0, 0, 0]), 20_000)
  expect(new Set(Object.keys(server.texts()))).toEqual(written)
  for (const tab of tabs) expect({ seed, texts: tab.texts() }).toEqual({ seed, texts: server.texts() })
}

test('lost, repeated, late and reordered messages leave two browsers and the server with the same notes', async () => {
  for (let seed = 1; seed <= 60; seed++) await simulateNotes(seed)
}, 120_000)

describe('one browser', () => {
  async function openTab(send: Parameters<typeof aNoteBrowser>[0]['send']) {
    const { browser, openTab } = aNoteBrowser({ send })
    const tab = openTab()
    await vi.waitFor(() => expect(tab.store.current()?.shown()).toBeDefined(), 20_000)
    return { ...tab, browser }
  }

  test('a wrong clock does no harm: the stamps count, and no clock is read', async () => {
    const server = aNoteServer()
    const [past, future] = [
      await openTab(async (r) => server.exchange(r)),
      await openTab(async (r) => server.exchange(r)),
    ]
    vi.spyOn(Date, 'now').mockReturnValue(4_000_000_000_000)
    await future.store.write(writeNote('milk', 'from the future'))
    await future.store.syncNow()
    vi.spyOn(Date, 'now').mockReturnValue(0)
    await past.store.syncNow()
    await past.store.write(writeNote('milk', 'written last'))
    await past.store.syncNow()
    await future.store.syncNow()
    expect([server.texts(), future.texts()]).toEqual([{ milk: 'written last' }, { milk: 'written last' }])
  })

  test('a full storage loses nothing while the page is open', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = aNoteServer()
    const { browser, store, texts } = await openTab(async (request) => server.exchange(request))
    browser.online = false
    await store.write(writeNote('milk', 'Milk'))
    browser.full = true
    await store.write(writeNote('tea', 'Tea'))
    expect(texts()).toEqual({ milk: 'Milk', tea: 'Tea' })
    expect(store.isUnsaved()).toBe(true)
    browser.online = true
    await store.syncNow()
    expect(server.texts()).toEqual({ milk: 'Milk', tea: 'Tea' })
    expect(store.isUnsaved()).toBe(false)
  })

  test('many documents are sent in batches, those the server has first', async () => {
    const server = aNoteServer()
    const requests: Request[] = []
    const { browser, store } = await openTab(async (request) => {
      requests.push(request)
      return server.exchange(request)
    })
    await store.write(writeNote('known', 'known'))
    await store.syncNow()
    browser.online = false
    for (const id of ['a', 'b', 'c', 'd']) await store.write(writeNote(id, id))
    await store.write(writeNote('known', 'changed'))
    browser.online = true
    requests.length = 0
    await store.syncNow()
    const sent = requests
      .map(({ documents }) => documents.map(({ id }) => id))
      .filter(({ length }) => length > 0)
    expect(sent).toEqual([
      ['known', 'a', 'b'],
      ['c', 'd'],
    ])
    expect(sent.every(({ length }) => length <= noteRules.maxBatchSize)).toBe(true)
  })

  test('a rejected document is isolated, and the others are saved', async () => {
    const server = aNoteServer()
    const { browser, store, sync, due } = await openTab(async (request) => {
      if (request.documents.some(({ id }) => id === 'bad')) throw TestFailure.of('bad-input')
      return server.exchange(request)
    })
    await store.syncNow()
    browser.online = false
    for (const id of ['a', 'bad', 'b']) await store.write(writeNote(id, id))
    browser.online = true
    await expect(store.syncNow()).rejects.toMatchObject({ code: 'bad-input' })
    expect(server.texts()).toEqual({ a: 'a', b: 'b' })
    expect(sync()).toMatchObject({ state: 'failed', waiting: 1, failure: { code: 'bad-input' } })
    expect(due()[0]).toBeGreaterThanOrEqual(60_000)
  })

  test('a server restored from a backup receives everything again', async () => {
    let server = aNoteServer()
    const { store, sync } = await openTab(async (request) => server.exchange(request))
    for (const id of ['a', 'b']) {
      await store.write(writeNote(id, id))
      await store.syncNow()
    }
    server = aNoteServer()
    await store.syncNow()
    expect(server.texts()).toEqual({ a: 'a', b: 'b' })
    expect(sync()).toEqual({ state: 'saved', waiting: 0 })
  })

  test('signed out nothing is written, and the next cook sees none of it', async () => {
    const server = aNoteServer()
    const { browser, store, texts } = await openTab(async (request) => server.exchange(request))
    browser.online = false
    await store.write(writeNote('milk', 'Milk'))
    browser.scope = null
    store.follow()
    await expect(store.write(writeNote('tea', 'Tea'))).rejects.toMatchObject({ code: 'not-signed-in' })
    browser.scope = 'ben'
    store.activate()
    await vi.waitFor(() => expect(store.current()?.shown()).toBeDefined(), 20_000)
    expect(texts()).toEqual({})
    browser.scope = 'ana'
    store.follow()
    await vi.waitFor(() => expect(texts()).toEqual({ milk: 'Milk' }), 20_000)
  })
})
