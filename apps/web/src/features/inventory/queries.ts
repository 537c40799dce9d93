import { type InputOf, type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { changeQueue, type UnsentChange } from '../../api/change-queue/change-queue'
import {
  useIsQueueStalled,
  useUnsentChanges,
  useUnsentElsewhereCount,
} from '../../api/change-queue/use-unsent-changes'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { useSession } from '../../session/use-session'
import {
  applyPendingChanges,
  applyServerResponse,
  type ShownItem,
  type WithdrawnChange,
} from './optimistic-stock'
import { enqueueChange, logFailure, undoResponse } from './undo'

type StockResponse = ResponseOf<typeof inventory.list>

export function fetchStockItems(signal?: AbortSignal) {
  return logFailure('Fetching the inventory failed', callEndpoint(inventory.list, {}, { signal }), signal)
}

export function fetchStockItem(id: number, signal?: AbortSignal) {
  return logFailure(
    'Fetching an item failed',
    callEndpoint(inventory.get, { params: { id } }, { signal }),
    signal,
  )
}

export const createItem = (body: InputOf<typeof inventory.create>['body']) =>
  enqueueChange('Adding an item failed', inventory.create, { body })

export const updateItem = (id: number, body: InputOf<typeof inventory.update>['body']) =>
  enqueueChange('Changing an item failed', inventory.update, { params: { id }, body })

export const deleteItem = (id: number) =>
  enqueueChange('Removing an item failed', inventory.remove, { params: { id }, query: {} })

const stockQueryKey = toQueryKey(inventory.list)

/** The server's list as it was last fetched. */
export function readCachedStock(): readonly InventoryItem[] {
  return queryClient.getQueryData<StockResponse>(stockQueryKey)?.data ?? []
}

const nextVersions = new Map<string, number>()

/**
 * An edit is rejected when the item has changed since the form was opened. This device's own changes in between, for
 * instance a press of plus, must not cause a rejection, so their version numbers are tracked.
 */
function trackOwnVersions(
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

changeQueue.onResponse('inventory', (change, response) => {
  if (typeof response !== 'object' || response === null || !('data' in response)) return
  const before = queryClient.getQueryData<StockResponse>(stockQueryKey)
  // A response of one household does not belong in the list of another.
  if (before && changeQueue.isHere(change)) {
    const data = [...applyServerResponse(before.data, change, response.data)]
    trackOwnVersions(before.data, data, change)
    queryClient.setQueryData<StockResponse>(stockQueryKey, { ...before, data })
  }
  const note = change.note as WithdrawnChange | undefined
  if (note?.withdrawn && response.data) undoResponse(response.data, note, change.household)
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
  const waiting = useUnsentChanges('inventory')
  const isStalled = useIsQueueStalled()
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery(
    {
      queryKey: stockQueryKey,
      queryFn: ({ signal }) => changeQueue.readBetweenSends(() => fetchStockItems(signal)),
      enabled: isAuthenticated,
    },
    queryClient,
  )
  const serverItems = isAuthenticated ? (data?.data ?? null) : null
  return {
    items: useMemo(() => serverItems && applyPendingChanges(serverItems, waiting), [serverItems, waiting]),
    failure: error,
    failedAt: errorUpdatedAt,
    reading: isFetching,
    readAgain: () => void refetch(),
    stalledCount: isStalled ? waiting.length : 0,
    elsewhereCount: useUnsentElsewhereCount('inventory'),
  }
}
