import type { InputOf } from '@larder/contract/http/endpoint'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { changeQueue } from '../../api/change-queue/change-queue'
import { useStalledCount, useUnsentElsewhereCount } from '../../api/change-queue/use-queue-state'
import { readOnce, sync } from '../../api/sync'
import { useProjected } from '../../api/use-read'
import { session } from '../../session/session-store'
import { useSession } from '../../session/use-session'
import {
  applyPendingChanges,
  applyServerResponse,
  type ShownItem,
  type StockChange,
  stockWrites,
  type WithdrawnChange,
} from './optimistic-stock'
import { enqueueChange, logFailure, undoResponse } from './undo'

export function fetchStockItem(id: number) {
  return logFailure('Fetching an item failed', readOnce(inventory.get, { params: { id } }))
}

export const createItem = (body: InputOf<typeof inventory.create>['body']) =>
  enqueueChange('Adding an item failed', inventory.create, { body })

export const updateItem = (id: number, body: InputOf<typeof inventory.update>['body']) =>
  enqueueChange('Changing an item failed', inventory.update, { params: { id }, body })

export const deleteItem = (id: number) =>
  enqueueChange('Removing an item failed', inventory.remove, { params: { id }, query: {} })

/** The server's list as it was last fetched. */
export function readCachedStock(): readonly InventoryItem[] {
  return sync.reads.get(inventory.list, {}) ?? []
}

const nextVersions = new Map<string, number>()

// The versions of one cook's items say nothing about the next cook's.
session.subscribe(() => {
  if (!session.get().isAuthenticated) nextVersions.clear()
})

/**
 * An edit is rejected when the item has changed since the form was opened. This device's own changes in between, for
 * instance a press of plus, must not cause a rejection, so their version numbers are tracked.
 */
function trackOwnVersions(
  before: readonly InventoryItem[],
  after: readonly InventoryItem[],
  change: StockChange,
) {
  const versions = new Map(before.map((item) => [item.id, item.version]))
  for (const { id, version } of after) {
    const previous = versions.get(id)
    if (previous === undefined || version !== previous + 1) continue
    nextVersions.set(`${id} ${previous}`, version)
    for (const waiting of changeQueue.waiting([inventory.update])) {
      const { params, body } = waiting.input
      if (waiting.id === change.id || params.id !== id || body.version !== previous) continue
      const { amend } = changeQueue.handleOf(inventory.update, waiting.id)
      void amend((input) => ({ ...input, body: { ...body, version, action: undefined } }))
    }
  }
}

/** Returns the current version of an item, provided that only this device has changed it since `version`. */
export function latestOwnVersion(id: number, version: number): number {
  const later = nextVersions.get(`${id} ${version}`)
  return later === undefined ? version : latestOwnVersion(id, later)
}

/** The stock with this browser's unsent changes. */
export const stock = sync.project({
  read: inventory.list,
  writes: stockWrites,
  apply: (items: readonly InventoryItem[], changes: readonly StockChange[]) =>
    applyPendingChanges(items, changes),
  settle(items, change: StockChange, { data }) {
    const settled = applyServerResponse(items, change, data)
    trackOwnVersions(items, settled, change)
    return [...settled]
  },
})

// A change that was undone before the server had answered is undone now.
changeQueue.onResponse(stockWrites, ({ note, household }, { data }) => {
  const withdrawn = note as WithdrawnChange | undefined
  if (withdrawn?.withdrawn && data) undoResponse(data, withdrawn, household)
})

interface Stock {
  /** The items with pending changes applied, or null before the first fetch. */
  readonly items: readonly ShownItem[] | null
  readonly failure: Error | null
  /** Changes each time a fetch fails. */
  readonly failedAt: number
  readonly reading: boolean
  readonly readAgain: () => void
  /** Number of changes that have been waiting for longer than a moment. */
  readonly stalledCount: number
  /** Number of changes made in another household. They wait until the cook switches back to it. */
  readonly elsewhereCount: number
}

export function useStock(): Stock {
  const { isAuthenticated } = useSession()
  const { data, error, errorUpdatedAt, isFetching, refetch } = useProjected(
    stock,
    {},
    { failureMessage: 'Fetching the inventory failed' },
  )
  return {
    items: (isAuthenticated && data?.data) || null,
    failure: error,
    failedAt: errorUpdatedAt,
    reading: isFetching,
    readAgain: () => void refetch(),
    stalledCount: useStalledCount('inventory'),
    elsewhereCount: useUnsentElsewhereCount('inventory'),
  }
}
