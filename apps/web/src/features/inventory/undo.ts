import type { WriteEndpoint } from '@larder/contract/http/endpoint'
import type { InputFor, QueuedHandle, QueueOptions } from '@larder/sync/changes/change'
import { ApiError, toErrorMessage } from '../../api/api-error'
import { queued } from '../../api/change-queue/change-queue'
import { change } from '../../api/sync'
import { type UndoableHandle, undoBooking } from '../../api/undo-booking'
import { toast } from '../../ui/toasts/toast-store'
import type { UndoSnapshot } from './optimistic-stock'

/**
 * Logs a failed call to the console and rethrows it, so that the caller can show it. An aborted call has not failed.
 */
export async function logFailure<T>(message: string, call: Promise<T>, signal?: AbortSignal): Promise<T> {
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
export function undoResponse(
  data: object,
  { restores, removes }: UndoSnapshot,
  household: string | undefined,
) {
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
