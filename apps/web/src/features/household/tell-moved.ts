import { household } from '@larder/contract/household'
import { call } from '../../api/client'
import type { LeftHousehold } from '../../api/live'
import { toast } from '../../ui/toast-store'

/** The cook acts for another household all of a sudden: says which, and whether the one before is lost to them. */
export async function tellMoved(from: LeftHousehold): Promise<void> {
  try {
    const { data: mine } = await call(household.list, {})
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
    console.error('Where the cook is now could not be read', error)
  }
}
