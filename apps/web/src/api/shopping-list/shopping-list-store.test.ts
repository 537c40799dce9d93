import 'fake-indexeddb/auto'
import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearAccountStorage } from '../../session/account-storage'
import { session } from '../../session/session-store'
import { aHousehold } from '../../testing/a-household'
import { aUser } from '../../testing/a-user'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { changeQueue } from '../change-queue/change-queue'
import { persistedLists } from './list-documents'
import { addEdit } from './list-edits'
import { purgeLists } from './purge-lists'
import { getListScope, resolveCurrentHousehold } from './shopping-list-store'

// @vitest-environment happy-dom

const ana = aUser()
const home = aHousehold().id

let api: ReturnType<typeof stubApi>
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  window.localStorage.clear()
  session.clearUser()
  api = stubApi()
  api.answer(account.me, () => ana)
  api.answer(household.current, () => aHousehold())
  api.answer(household.list, () => [])
})
afterEach(() => vi.unstubAllGlobals())

test('the scope follows the session and the household; offline it is the last known one', async () => {
  expect(getListScope()).toBeNull()
  session.setUser('whose-token', ana)
  expect(getListScope()).toMatchObject({ owner: ana.id, household: undefined, sessionId: 'whose-token' })
  await resolveCurrentHousehold()
  expect(getListScope()).toMatchObject({ owner: ana.id, household: home })
  // As after a reload: only the token is known.
  session.follow({ key: 'token', newValue: 'another' })
  changeQueue.currentHouseholdId()
  session.follow({ key: 'token', newValue: 'whose-token' })
  expect(changeQueue.currentHouseholdId()).toBeUndefined()
  expect(getListScope()).toMatchObject({ owner: ana.id, household: home })
  session.clearUser()
  clearAccountStorage()
  session.setUser('whose-token', ana)
  expect(getListScope()).toMatchObject({ owner: ana.id, household: undefined })
})

test('a token without a known account has no household until the server returns the account', async () => {
  session.setUser('stranger')
  changeQueue.setCurrentHousehold(home)
  expect(getListScope()).toMatchObject({ owner: expect.stringMatching(/^session-/), household: undefined })
  await resolveCurrentHousehold()
  expect(getListScope()).toMatchObject({ owner: ana.id, household: home })
  api.answer(household.current, () => rejectedWith('not-signed-in'))
  await expect(resolveCurrentHousehold()).rejects.toMatchObject({ code: 'not-signed-in' })
})

test('the next cook finds no list, and unsynced records are kept for the previous one', async () => {
  const words = { text: 'Milk' }
  const add = addEdit([{ id: 'm', words }], 'main', '2026-11-15T10:00:00.000Z')
  for (const key of [`${ana.id}/${home}`, `${ana.id}/`, 'ben/home', 'ben/cabin']) {
    const database = await persistedLists.open(key, () => {})
    if (key === 'ben/cabin') await database.write([add])
    else await database.write([])
    database.close()
  }
  session.setUser('whose-token', ana)
  await purgeLists()
  expect((await persistedLists.keys())?.toSorted()).toEqual(
    [`${ana.id}/`, `${ana.id}/${home}`, 'ben/cabin'].toSorted(),
  )
  session.clearUser()
  await purgeLists()
  expect(await persistedLists.keys()).toEqual(['ben/cabin'])
})
