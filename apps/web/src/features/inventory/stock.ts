import type { InputOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import type { InputFor, QueuedHandle, QueueOptions } from '@larder/sync/changes/change'
import { ApiError, toErrorMessage } from '../../api/api-error'
import {
  changeQueue,
  queued,
  useStalledCount,
  useUnsentElsewhereCount,
} from '../../api/change-queue/change-queue'
import { type UndoableHandle, undoBooking } from '../../api/stock-bookings'
import { change, readOnce, sync } from '../../api/sync'
import { useProjected } from '../../api/use-read'
import { session } from '../../session/session-store'
import { useSession } from '../../session/use-session'
import { toast } from '../../ui/toasts/toast-store'
import {
  applyPendingChanges,
  applyServerResponse,
  type ShownItem,
  type StockChange,
  stockWrites,
  type UndoSnapshot,
  type WithdrawnChange,
} from './optimistic-stock'

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
  const known = new Set(before)
  const changed = after.filter((item) => !known.has(item))
  const ids = new Set(changed.map(({ id }) => id))
  const versions = new Map(before.filter(({ id }) => ids.has(id)).map(({ id, version }) => [id, version]))
  for (const { id, version } of changed) {
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
    { failureMessage: 'Fetching the inventory failed', refetchAfterPauseOf: [inventory.step] },
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

/**
 * Logs a failed call to the console and rethrows it, so that the caller can show it. An aborted call has not failed.
 */
async function logFailure<T>(message: string, call: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!signal?.aborted) console.error(message, error)
    throw error
  }
}

/** Enqueues a change of the stock. The list shows it at once; it is sent when a connection is available. */
export function enqueueChange<E extends WriteEndpoint>(
  message: string,
  endpoint: E,
  input: InputFor<E>,
  options?: QueueOptions<E>,
): QueuedHandle<E> {
  const handle = change(queued(endpoint), input, options)
  return { ...handle, response: logFailure(message, handle.response) }
}

/** A queued change and the server's response to it. */
export interface EnqueuedChange extends UndoableHandle {
  readonly annotate: (note: unknown) => boolean
}

/** A change that can still be undone, with the state that shows after the undo. */
export interface UndoableChange extends UndoSnapshot {
  readonly written: EnqueuedChange
}

/** Confirms a change with an Undo button. The toast is dismissed if the server rejects the change. */
export function showUndoToast(
  title: string,
  description: string | undefined,
  changes: readonly UndoableChange[],
) {
  const { dismiss } = toast({
    title,
    ...(description !== undefined && { description }),
    tone: 'success',
    action: {
      label: 'Undo',
      altText: 'Undo: open the history of the item',
      onSelect: () => void undoChanges(changes),
    },
  })
  for (const { written } of changes) written.response.catch(dismiss)
}

/** Reports that the server rejected a change. The list shows the server's state again. */
export function showStockRejection(error: unknown) {
  // The session expired: the change stays in the queue and the app redirects to the login.
  if (error instanceof ApiError && error.status === 401) return
  toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
}

/** Undoes changes, last first. Unsent changes are cancelled; sent ones are undone as soon as they are acknowledged. */
export async function undoChanges(changes: readonly UndoableChange[]) {
  try {
    for (const { written, restores, removes } of changes.toReversed()) {
      if (await written.cancel()) continue
      const note: UndoSnapshot = { restores, removes }
      if (written.annotate({ ...note, withdrawn: true })) continue
      undoResponse((await written.response).data, note, written.household)
    }
    toast({ title: 'Undone', duration: 2500 })
  } catch {
    // The rejection was reported when it arrived.
  }
}

/** Undoes the booking in a response. The id of a created item is known only from the response. */
function undoResponse(data: object, { restores, removes }: UndoSnapshot, household: string | undefined) {
  if (!('booking' in data) || data.booking === undefined) return
  const createdIds = removes.length > 0 && 'id' in data ? [Number(data.id)] : []
  undoStockBooking(Number(data.booking), { restores, removes: createdIds }, household)
}

/** Undoes a booking of the history. If it was undone already, by another cook for instance, that counts as success. */
export function undoStockBooking(id: number, note?: UndoSnapshot, household?: string) {
  const { response } = undoBooking(id, household, note)
  // The undo shows at once; only a rejection is handled later.
  logFailure('Undoing failed', response).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'booking-undone') return
    showStockRejection(error)
  })
}
