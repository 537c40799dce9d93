// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPersistedList } from '../../api/shopping-list/persisted-lists'
import { session } from '../../session/session-store'
import { aUser } from '../../testing/a-user'
import { purgeListsOnSignOut } from './purge-lists-on-sign-out'

const names = async () => (await indexedDB.databases()).map(({ name }) => name)
const someList = async (owner: string) => {
  const kept = await openPersistedList(`${owner}/home`, () => {})
  await kept.read()
  kept.close()
}

let stop = () => {}
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  session.setUser('a-token', aUser())
})
afterEach(() => {
  stop()
  session.clearUser()
  vi.unstubAllGlobals()
})

test('a cook who stays keeps theirs, one who goes takes it along', async () => {
  await someList(aUser().id)
  stop = purgeListsOnSignOut()
  session.updateToken('a-newer-token')
  session.setUser('a-newer-token', aUser())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await names()).toHaveLength(1)
  session.clearUser()
  await vi.waitFor(async () => expect(await names()).toEqual([]))
})

test('found at the start while nobody is signed in', async () => {
  await someList('ben')
  session.clearUser()
  stop = purgeListsOnSignOut()
  await vi.waitFor(async () => expect(await names()).toEqual([]))
})

test('a browser without databases has none to remove', async () => {
  vi.stubGlobal('indexedDB', undefined)
  session.clearUser()
  stop = purgeListsOnSignOut()
  await new Promise((resolve) => setTimeout(resolve, 10))
})
