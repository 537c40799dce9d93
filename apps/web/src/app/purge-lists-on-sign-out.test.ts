// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistedLists } from '../api/shopping-list/list-documents'
import { session } from '../session/session-store'
import { aUser } from '../testing/a-user'
import { purgeListsOnSignOut } from './mount'

const names = async () => (await indexedDB.databases()).map(({ name }) => name)
const createList = async (owner: string) => {
  const database = await persistedLists.open(`${owner}/home`, () => {})
  await database.write([])
  database.close()
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

test('a signed-in cook keeps the list, signing out deletes it', async () => {
  await createList(aUser().id)
  stop = purgeListsOnSignOut()
  session.updateToken('a-newer-token')
  session.setUser('a-newer-token', aUser())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await names()).toHaveLength(1)
  session.clearUser()
  await vi.waitFor(async () => expect(await names()).toEqual([]), 20_000)
})

test('lists found at start-up while signed out are deleted', async () => {
  await createList('ben')
  session.clearUser()
  stop = purgeListsOnSignOut()
  await vi.waitFor(async () => expect(await names()).toEqual([]), 20_000)
})

test('a browser that cannot list databases is ignored', async () => {
  vi.stubGlobal('indexedDB', undefined)
  session.clearUser()
  stop = purgeListsOnSignOut()
  await new Promise((resolve) => setTimeout(resolve, 10))
})
