import { useEffect } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { changeQueue } from '../../api/change-queue/change-queue'
import { syncHousehold } from '../../api/household-sync/household-sync'
import { persistQueryCache } from '../../api/persisted-cache/persisted-cache'
import { syncAccountPreferences } from '../../features/account/sync-account-preferences'
import { syncHouseholdCountry } from '../../features/household/sync-household-country'
import { toastHouseholdSwitch } from '../../features/household/toast-household-switch'
import { toast } from '../../ui/toasts/toast-store'
import { preloadShoppingList } from './preload-shopping-list'

/** Follows the household and the cook's own choices while they are signed in, and keeps what is read of it at hand for when that is not possible. */
export function HouseholdSync() {
  useEffect(persistQueryCache, [])
  useEffect(() => syncHousehold({ onHouseholdSwitched: (from) => void toastHouseholdSwitch(from) }), [])
  useEffect(() => changeQueue.onRejected(toastRejectedChange), [])
  useEffect(preloadShoppingList, [])
  useEffect(syncAccountPreferences, [])
  useEffect(syncHouseholdCountry, [])
  return null
}

/** A change of before a reload, or of another tab, that the server did not take. */
function toastRejectedChange(_: unknown, error: unknown) {
  toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
}
