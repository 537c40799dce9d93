import { inventory } from '@larder/contract/inventory'
import { sentenceOf } from '../../api/api-error'
import { freshId } from '../../api/fresh-id'
import { outbox } from '../../api/outbox'
import { queries } from '../../api/query-client'
import { refresh } from '../../api/use-api'
import { toast } from '../../ui/toast-store'
import type { CookingHere } from './use-cooking'

/** Takes a finished dish's booking back: what it took is on the shelves again, and the finish can be said anew. */
export function useUnbooking({ session, change }: Pick<CookingHere, 'session' | 'change'>) {
  return (booking: number) => {
    change(({ booked: _, booking: __, ...now }) => ({ ...now, action: freshId() }))
    const { answer } = outbox.put(inventory.undo, { params: { id: booking } })
    answer.then(
      () => {
        toast({ title: 'Undone', duration: 2500 })
        void refresh(inventory.list)
        void queries.invalidateQueries({ queryKey: ['deduction', session.id] })
      },
      (failure: unknown) => {
        change((now) => ({ ...now, booked: true, booking }))
        toast({ title: 'Not Undone', description: sentenceOf(failure), tone: 'destructive' })
      },
    )
  }
}
