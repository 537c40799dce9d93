import type { InventoryItem } from '@larder/contract/inventory'
import { changeQueue, type UnsentChange } from '../../api/change-queue/change-queue'

const nextVersions = new Map<string, number>()

/**
 * An edit is refused when the item was changed since it was opened. A change of our own in between, a press of plus
 * for instance, is no reason for that: it is followed from version to version.
 */
export function trackOwnVersions(
  before: readonly InventoryItem[],
  after: readonly InventoryItem[],
  change: UnsentChange,
) {
  const known = new Map(before.map((item) => [item.id, item.version]))
  for (const { id, version } of after) {
    const last = known.get(id)
    if (last === undefined || version !== last + 1) continue
    nextVersions.set(`${id} ${last}`, version)
    for (const waiting of changeQueue.waiting('inventory')) {
      if (waiting.id === change.id || waiting.name !== 'inventory.update') continue
      const { params, body } = waiting.input as { params: { id: number }; body: { version?: number } }
      if (params.id !== id || body.version !== last) continue
      void changeQueue.amend(waiting.id, (input) => ({ ...(input as object), body: { ...body, version } }))
    }
  }
}

/** The version an item has now, as far as only we have changed it since. */
export function latestOwnVersion(id: number, version: number): number {
  const later = nextVersions.get(`${id} ${version}`)
  return later === undefined ? version : latestOwnVersion(id, later)
}
