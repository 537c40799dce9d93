import { inventory } from '@larder/contract/inventory'
import { ApiError, sentenceOf } from '../../api/api-error'
import { outbox } from '../../api/outbox'
import { toast } from '../../ui/toast-store'
import type { Restoring } from './inventory-state'
import { type Written, write } from './writing'

/** A change that a cook may still take back, with what shows once they do. */
export interface Undoable extends Restoring {
  readonly written: Written
}

/** Says what was done, with the way back; a refusal of the server takes the word back. */
export function tellDone(title: string, description: string | undefined, done: readonly Undoable[]) {
  const { dismiss } = toast({
    title,
    ...(description !== undefined && { description }),
    tone: 'success',
    action: {
      label: 'Undo',
      altText: 'Undo: open the history of the item',
      onSelect: () => void undo(done),
    },
  })
  for (const { written } of done) written.answer.catch(dismiss)
}

/** Tells a cook that the server did not take a change. What they see is what is true again. */
export function tellRefused(error: unknown) {
  // Signed out in the middle of it: the change is kept, and the way leads to the sign-in.
  if (error instanceof ApiError && error.status === 401) return
  toast({ title: 'Not Saved', description: sentenceOf(error), tone: 'destructive' })
}

/** Takes changes back, last first: what was not sent is not sent, what was is undone as soon as it is acknowledged. */
export async function undo(done: readonly Undoable[]) {
  try {
    for (const { written, restores, removes } of done.toReversed()) {
      if (await outbox.cancel(written.id)) continue
      const note: Restoring = { restores, removes }
      if (outbox.annotate(written.id, { ...note, withdrawn: true })) continue
      undoAnswer((await written.answer).data, note, written.household)
    }
    toast({ title: 'Undone', duration: 2500 })
  } catch {
    // A refusal was told when it came.
  }
}

/** Undoes what the server answers to; an item that came with it has its number only since then. */
export function undoAnswer(data: object, { restores, removes }: Restoring, household: string | undefined) {
  if (!('booking' in data) || data.booking === undefined) return
  const gone = removes.length > 0 && 'id' in data ? [Number(data.id)] : []
  undoBooking(Number(data.booking), { restores, removes: gone }, household)
}

/** Takes back what the history shows; done already, by somebody else for instance, is done. */
export function undoBooking(id: number, note?: Restoring, household?: string) {
  const { answer } = write('Undoing failed', inventory.undo, { params: { id } }, { note, household })
  // Shown at once; only a refusal is waited for, and not by the cook.
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'booking-undone') return
    tellRefused(error)
  })
}
