import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { householdHeader, toQueryKey } from '@larder/contract/http/endpoint'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeQueue } from '../../api/change-queue/change-queue'
import { switchHousehold } from '../../api/household-sync/switch-household'
import { queryClient } from '../../api/query-client'
import { session } from '../../session/session-store'
import { aUser } from '../../testing/a-user'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { addItemFromForm } from './list/stock-dialogs'
import { enqueueChange, readCachedStock, stock, undoChanges } from './stock'
import { stepItem } from './stock-actions'

// @vitest-environment happy-dom

const [home, cabin] = ['0192f3a4-7c1e-7abc-8def-0123456789ab', '0192f3a4-7c1e-7abc-8def-ba9876543210']
const milk: InventoryItem = {
  id: 1,
  name: 'Milk',
  amount: '2',
  unit: 'liters',
  category: 'Dairy',
  location: 'fridge',
  since: '2026-11-14',
  source: 'manual',
  version: 1,
}

let api: ReturnType<typeof stubApi>
beforeEach(async () => {
  window.localStorage.clear()
  session.setUser('a-token', aUser())
  await new Promise((resolve) => setTimeout(resolve, 5))
  queryClient.clear()
  queryClient.setQueryData(toQueryKey(inventory.list), { data: [milk] })
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(inventory.list, () => [milk])
  api.answer(household.list, () =>
    [home, cabin].map((id) => ({ id, name: id, role: 'owner' as const, members: 1, current: false })),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  session.clearUser()
})

const shown = () => stock.show([...readCachedStock()], {}).map(({ name }) => name)
const meantFor = (endpoint: typeof inventory.create | typeof inventory.undo) =>
  api.callsTo(endpoint).map(({ headers }) => headers.get(householdHeader))

test('a change made in one household is neither shown nor sent in another, and is sent after switching back', async () => {
  let there = cabin
  api.answer(inventory.create, () =>
    there === home ? { ...milk, id: 9, name: 'Eggs', booking: 4 } : rejectedWith('not-current-household'),
  )
  changeQueue.setCurrentHousehold(home)
  addItemFromForm({ name: 'Eggs', amount: '6' })
  expect(shown()).toEqual(['Milk', 'Eggs'])
  await vi.waitFor(() => expect(changeQueue.pendingElsewhereCount('inventory')).toBe(1), 20_000)
  changeQueue.setCurrentHousehold(cabin)
  expect(shown()).toEqual(['Milk'])
  expect(meantFor(inventory.create)).toEqual([home])

  there = home
  changeQueue.setCurrentHousehold(home)
  await vi.waitFor(() => expect(changeQueue.pending()).toEqual([]), 20_000)
  expect(meantFor(inventory.create)).toEqual([home, home])
  expect(shown()).toContain('Eggs')
})

test('switching the household sends pending changes first', async () => {
  api.answer(inventory.step, () => ({ ...milk, amount: '3', version: 2, booking: 5 }))
  changeQueue.setCurrentHousehold(home)
  stepItem(milk, 1)
  await switchHousehold(async () => {
    expect(api.callsTo(inventory.step)).toHaveLength(1)
    return { data: { id: cabin } }
  })
  expect(changeQueue.currentHouseholdId()).toBe(cabin)
})

test('a response after the switch is not written to the other list, and is undone in its own household', async () => {
  let answer = () => {}
  api.answer(inventory.create, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return { ...milk, id: 9, name: 'Eggs', booking: 4 }
  })
  changeQueue.setCurrentHousehold(home)
  const written = enqueueChange('Adding failed', inventory.create, { body: { name: 'Eggs', amount: '6' } })
  await vi.waitFor(() => expect(api.callsTo(inventory.create)).toHaveLength(1), 20_000)
  changeQueue.setCurrentHousehold(cabin)
  answer()
  await written.response
  expect(readCachedStock().map(({ name }) => name)).toEqual(['Milk'])
  await undoChanges([{ written, restores: [], removes: [0] }])
  expect(api.callsTo(inventory.undo)).toEqual([])
  expect(changeQueue.pendingElsewhereCount('inventory')).toBe(1)
  api.answer(inventory.undo, () => ({ items: [], removed: [9] }))
  changeQueue.setCurrentHousehold(home)
  await vi.waitFor(() => expect(meantFor(inventory.undo)).toEqual([home]), 20_000)
})

test('counts all quick presses on an unsent item', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false, userAgent: navigator.userAgent })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  addItemFromForm({ name: 'Eggs', amount: '6' })
  await vi.waitFor(() => expect(changeQueue.isStalled()).toBe(true), 20_000)
  const draft = stock.show([...readCachedStock()], {}).find(({ name }) => name === 'Eggs')
  if (!draft) return expect.unreachable('it waits')
  stepItem(draft, 1)
  stepItem(draft, 1)
  stepItem(draft, 1)
  await vi.waitFor(
    () => expect(changeQueue.pending()[0]?.input).toMatchObject({ body: { amount: '9' } }),
    20_000,
  )
})
