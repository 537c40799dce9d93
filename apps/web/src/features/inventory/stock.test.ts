// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import type { Endpoint } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../session/session-store'
import { aUser } from '../../testing/a-user'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { createItem, deleteItem, fetchStockItem, updateItem } from './stock'

beforeEach(() => {
  window.localStorage.clear()
  session.setUser('a-token', aUser())
})

afterEach(() => vi.restoreAllMocks())

test.each<[string, Endpoint, () => Promise<unknown>]>([
  ['get', inventory.get, () => fetchStockItem(1)],
  ['create', inventory.create, () => createItem({ name: 'Milk', amount: '1' }).response],
  ['update', inventory.update, () => updateItem(1, { name: 'Milk' }).response],
  ['remove', inventory.remove, () => deleteItem(1).response],
])('[INV-12] %s: a failed call is logged and thrown on', async (_, endpoint, calling) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(inventory.list, () => [])
  api.answer(endpoint, () => rejectedWith('item-not-found'))
  await expect(calling()).rejects.toMatchObject({ code: 'item-not-found' })
  expect(log).toHaveBeenCalledTimes(1)
  expect(log.mock.calls[0]?.[1]).toMatchObject({ code: 'item-not-found' })
})
