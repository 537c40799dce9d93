import { inventory } from '@larder/contract/inventory'
import { ApiError, toErrorMessage } from '../../api/api-error'
import { changeQueue } from '../../api/change-queue/change-queue'
import { toast } from '../../ui/toasts/toast-store'
import { type EnqueuedChange, enqueueChange } from './enqueue-change'
import type { UndoSnapshot } from './optimistic-stock'

/** A change that a cook may still take back, with what shows once they do. */
export interface UndoableChange extends UndoSnapshot {
  readonly written: EnqueuedChange
}

/** Says what was done, with the way back; a refusal of the server takes the word back. */
export function showUndoToast(
  title: string,
  description: string | undefined,
  done: readonly UndoableChange[],
) {
  const { dismiss } = toast({
    title,
    ...(description !== undefined && { description }),
    tone: 'success',
    action: {
      label: 'Undo',
      altText: 'Undo: open the history of the item',
      onSelect: () => void undoChanges(done),
    },
  })
  for (const { written } of done) written.answer.catch(dismiss)
}

/** Tells a cook that the server did not take a change. What they see is what is true again. */
export function showStockRejection(error: unknown) {
  // Signed out in the middle of it: the change is kept, and the way leads to the sign-in.
  if (error instanceof ApiError && error.status === 401) return
  toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
}

/** Takes changes back, last first: what was not sent is not sent, what was is undone as soon as it is acknowledged. */
export async function undoChanges(done: readonly UndoableChange[]) {
  try {
    for (const { written, restores, removes } of done.toReversed()) {
      if (await changeQueue.cancel(written.id)) continue
      const note: UndoSnapshot = { restores, removes }
      if (changeQueue.annotate(written.id, { ...note, withdrawn: true })) continue
      undoResponse((await written.answer).data, note, written.household)
    }
    toast({ title: 'Undone', duration: 2500 })
  } catch {
    // A refusal was told when it came.
  }
}

/** Undoes what the server answers to; an item that came with it has its number only since then. */
export function undoResponse(
  data: object,
  { restores, removes }: UndoSnapshot,
  household: string | undefined,
) {
  if (!('booking' in data) || data.booking === undefined) return
  const gone = removes.length > 0 && 'id' in data ? [Number(data.id)] : []
  undoBooking(Number(data.booking), { restores, removes: gone }, household)
}

/** Takes back what the history shows; done already, by somebody else for instance, is done. */
export function undoBooking(id: number, note?: UndoSnapshot, household?: string) {
  const { answer } = enqueueChange('Undoing failed', inventory.undo, { params: { id } }, { note, household })
  // Shown at once; only a refusal is waited for, and not by the cook.
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'booking-undone') return
    showStockRejection(error)
  })
}
