import { inventory } from '@larder/contract/inventory'
import { toErrorMessage } from '../../../api/api-error'
import { changeQueue } from '../../../api/change-queue/change-queue'
import { queryClient } from '../../../api/query-client'
import { randomId } from '../../../api/random-id'
import { refresh } from '../../../api/use-api'
import { toast } from '../../../ui/toasts/toast-store'
import type { CookingSessionControl } from '../session/use-cooking-session'

/** Undoes the booking of a finished dish: the stock is restored, and the finish can be booked again. */
export function useUndoFinish({ session, change }: Pick<CookingSessionControl, 'session' | 'change'>) {
  return (booking: number) => {
    change(({ booked: _, booking: __, ...now }) => ({ ...now, action: randomId() }))
    const { answer } = changeQueue.put(inventory.undo, { params: { id: booking } })
    answer.then(
      () => {
        toast({ title: 'Undone', duration: 2500 })
        void refresh(inventory.list)
        void queryClient.invalidateQueries({ queryKey: ['deduction', session.id] })
      },
      (failure: unknown) => {
        change((now) => ({ ...now, booked: true, booking }))
        toast({ title: 'Not Undone', description: toErrorMessage(failure), tone: 'destructive' })
      },
    )
  }
}
