import { account } from '@larder/contract/account'
import { toQueryKey } from '@larder/contract/http/endpoint'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeQueue } from '../../../api/change-queue/change-queue'
import { queryClient } from '../../../api/query-client'
import { session } from '../../../session/session-store'
import { aUser } from '../../../testing/a-user'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import type { ShownItem } from '../optimistic-stock'
import { readCachedStock, stock } from '../stock'
import { removeItem, stepItem } from '../stock-actions'
import { addItemFromForm, saveItemEdit } from './stock-dialogs'

// @vitest-environment happy-dom

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
  // A change of session clears the reads, a moment later.
  await new Promise((resolve) => setTimeout(resolve, 5))
  queryClient.clear()
  queryClient.setQueryData(toQueryKey(inventory.list), { data: [milk] })
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(inventory.list, () => [milk])
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  session.clearUser()
})

const settled = () => vi.waitFor(() => expect(changeQueue.pending()).toEqual([]), { timeout: 5000 })
const shown = () => stock.show([...readCachedStock()], {})
const bodies = (endpoint: typeof inventory.update | typeof inventory.create) =>
  api.callsTo(endpoint).map(({ body }) => body)

test('the cook’s own press of plus does not cause a conflict with their edit', async () => {
  api.answer(inventory.step, () => ({ ...milk, amount: '3', version: 2, booking: 5 }))
  api.answer(inventory.update, () => ({ ...milk, name: 'Oat milk', amount: '3', version: 3, booking: 6 }))
  stepItem(milk, 1)
  await saveItemEdit(milk, { name: 'Oat milk', version: 1 }, () =>
    expect.unreachable('nobody else was there'),
  )
  expect(shown()).toMatchObject([{ name: 'Oat milk', amount: '3' }])
  await settled()
  expect(bodies(inventory.update)).toMatchObject([{ name: 'Oat milk', version: 2 }])
  // Also when the form was opened before, and is saved after, the press.
  await saveItemEdit(milk, { name: 'Soy milk', version: 1 }, () => {})
  expect(changeQueue.pending()[0]?.input).toMatchObject({ body: { version: 3 } })
})

test('another cook’s change is reported as a conflict and reopens the form', async () => {
  api.answer(inventory.update, () => rejectedWith('item-changed'))
  const onConflict = vi.fn()
  await saveItemEdit(milk, { name: 'Oat milk', version: 1 }, onConflict)
  expect(shown()[0]?.name).toBe('Oat milk')
  await vi.waitFor(() => expect(onConflict).toHaveBeenCalledTimes(1), 20_000)
  expect(shown()[0]?.name).toBe('Milk')
  expect(currentToasts()[0]?.title).toBe('Not Saved')
})

test('an item added offline can be edited and removed in the queue', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false, userAgent: navigator.userAgent })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  addItemFromForm({ name: 'Eggs', amount: '6', unit: 'pieces' })
  addItemFromForm({ name: 'Rice', amount: '1', unit: 'bag' })
  await vi.waitFor(() => expect(changeQueue.isStalled()).toBe(true), 20_000)
  const draft = (name: string) => shown().find((item) => item.name === name) as ShownItem
  stepItem(draft('Eggs'), 1)
  await vi.waitFor(() => expect(draft('Eggs').amount).toBe('7'), 20_000)
  await saveItemEdit(
    draft('Eggs'),
    { name: 'Brown eggs', expiryDate: null, foodId: null, price: null },
    () => {},
  )
  await removeItem(draft('Rice'))
  expect(shown().map(({ name }) => name)).toEqual(['Milk', 'Brown eggs'])

  vi.unstubAllGlobals()
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(inventory.create, () => ({ ...milk, id: 9, name: 'Brown eggs', booking: 4 }))
  changeQueue.flush()
  await settled()
  expect(bodies(inventory.create)).toMatchObject([
    { name: 'Brown eggs', amount: '7', expiryDate: null, foodId: null },
  ])
  expect(bodies(inventory.create)[0]).not.toHaveProperty('price')
})
