import type { InventoryItem } from '@larder/contract/inventory'
import { changeQueue, type UnsentChange } from '../../api/change-queue/change-queue'

const nextVersions = new Map<string, number>()

/**
 * An edit is rejected when the item has changed since the form was opened. This device's own changes in between, for
 * instance a press of plus, must not cause a rejection, so their version numbers are tracked.
 */
export function trackOwnVersions(
  before: readonly InventoryItem[],
  after: readonly InventoryItem[],
  change: UnsentChange,
) {
  const versions = new Map(before.map((item) => [item.id, item.version]))
  for (const { id, version } of after) {
    const previous = versions.get(id)
    if (previous === undefined || version !== previous + 1) continue
    nextVersions.set(`${id} ${previous}`, version)
    for (const waiting of changeQueue.waiting('inventory')) {
      if (waiting.id === change.id || waiting.name !== 'inventory.update') continue
      const { params, body } = waiting.input as { params: { id: number }; body: { version?: number } }
      if (params.id !== id || body.version !== previous) continue
      void changeQueue.amend(waiting.id, (input) => ({ ...(input as object), body: { ...body, version } }))
    }
  }
}

/** Returns the current version of an item, provided that only this device has changed it since `version`. */
export function latestOwnVersion(id: number, version: number): number {
  const later = nextVersions.get(`${id} ${version}`)
  return later === undefined ? version : latestOwnVersion(id, later)
}
