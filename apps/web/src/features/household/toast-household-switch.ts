import { household } from '@larder/contract/household'
import type { PreviousHousehold } from '@larder/sync/live/household-events'
import { readOnce } from '../../api/sync'
import { toast } from '../../ui/toasts/toast-store'

/** Reports an unexpected switch of the current household, and whether access to the previous one was lost. */
export async function toastHouseholdSwitch(from: PreviousHousehold): Promise<void> {
  try {
    const { data: mine } = await readOnce(household.list, {})
    const now = mine.find(({ current }) => current)
    if (!now) return
    const stillIn = mine.some(({ id }) => id === from.id)
    if (stillIn) {
      toast({ title: `You are now in ${now.name}`, description: 'You switched on another device.' })
    } else {
      toast({
        title: `You are no longer in ${from.name ?? 'that household'}`,
        description: `You now see ${now.name}.`,
      })
    }
  } catch (error) {
    console.error('Reading the current household failed', error)
  }
}
