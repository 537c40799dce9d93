import type { InputOf } from '@larder/contract/http/endpoint'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import type { E2eLarder } from './e2e-larder'
import type { E2eCook } from './fixtures'

export type AddedItem = InputOf<typeof inventory.create>['body']

export function addInventoryItem(server: E2eLarder, cook: E2eCook, body: AddedItem): Promise<InventoryItem> {
  return server.data(inventory.create, { body }, cook)
}

/** Adds items to a cook's inventory, one after the other; returns their ids. */
export async function addItems<const Items extends readonly AddedItem[]>(
  server: E2eLarder,
  cook: E2eCook,
  items: Items,
): Promise<{ readonly [At in keyof Items]: number }> {
  const ids: number[] = []
  for (const item of items) ids.push((await addInventoryItem(server, cook, item)).id)
  return ids as { [At in keyof Items]: number }
}

export function fetchInventory(server: E2eLarder, cook: E2eCook): Promise<InventoryItem[]> {
  return server.data(inventory.list, {}, cook)
}

/** Adds many items at once. */
export async function importInventory(server: E2eLarder, cook: E2eCook, text: string): Promise<void> {
  await server.data(inventory.importFile, { body: { format: 'csv', text } }, cook)
}
