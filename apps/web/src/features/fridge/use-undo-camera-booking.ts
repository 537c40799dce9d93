import { fridge } from '@larder/contract/fridge'
import { inventory } from '@larder/contract/inventory'
import { ApiError } from '../../api/api-error'
import { useChange } from '../../api/use-change'
import { refresh } from '../../api/use-read'
import { toastFailure } from '../../feedback/toast-failure'
import { toast } from '../../ui/toasts/toast-store'

/** Undoes a booking of a camera or of an answered question. */
export function useUndoCameraBooking() {
  const write = useChange(inventory.undo)
  return async (booking: number): Promise<void> => {
    try {
      await write.change({ params: { id: booking } }).done
      toast({ title: 'Undone', duration: 2500 })
    } catch (error) {
      // Another cook undid it already, which is the desired result.
      if (!(error instanceof ApiError && error.code === 'booking-undone')) toastFailure('Not undone', error)
    } finally {
      await refresh(fridge.changes)
    }
  }
}
