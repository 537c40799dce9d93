import { useEffect } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { changeQueue } from '../../api/change-queue/change-queue'
import { persistQueryCache } from '../../api/persisted-cache/persisted-cache'
import { syncHouseholdCountry } from '../../features/household/sync-household-country'
import { loadAfterScreen } from '../../ui/after-screen'
import { toast } from '../../ui/toasts/toast-store'
import { importWithRetry } from './lazy-household-sync'

/**
 * Opens the shopping list once the screen has its data: unsent edits are sent from any page, and the list is
 * available offline.
 */
function preloadShoppingList(): () => void {
  return loadAfterScreen(() => {
    import('../../api/shopping-list/shopping-list-store').then(
      ({ shoppingListStore }) => shoppingListStore.activate(),
      (error: unknown) => console.error('Loading the shopping list failed', error),
    )
  })
}

/** Starts what listens to the whole page, once the screen stands. */
function listenAfterScreen(load: () => Promise<() => () => void>): () => void {
  let isStopped = false
  let stop = () => {}
  const cancel = loadAfterScreen(() => {
    void importWithRetry(load).then((start) => {
      if (!isStopped) stop = start()
    })
  })
  return () => {
    isStopped = true
    cancel()
    stop()
  }
}

/**
 * Follows the household once the screen has its data: the first word of the event stream makes every read out of date, which
 * would fetch a screen twice before it stands.
 */
const followHouseholdAfterScreen = () =>
  listenAfterScreen(async () => {
    const [{ syncHousehold }, { toastHouseholdSwitch }] = await Promise.all([
      import('../../api/household-sync/household-sync'),
      import('../../features/household/toast-household-switch'),
    ])
    return () => syncHousehold({ onHouseholdSwitched: (from) => void toastHouseholdSwitch(from) })
  })

/** The preferences of the account, which this device may have changed; what is on the screen follows the device. */
const syncPreferencesAfterScreen = () =>
  listenAfterScreen(
    async () => (await import('../../features/account/sync-account-preferences')).syncAccountPreferences,
  )

/** Fetches the next screen as soon as its link is touched. */
const prefetchLinksAfterScreen = () =>
  listenAfterScreen(async () => (await import('./prefetch-links')).prefetchLinks)

/** On a touch screen a screen is read again when it is drawn down. */
const pullToRefreshAfterScreen = () =>
  window.matchMedia('(pointer: coarse)').matches
    ? listenAfterScreen(async () => {
        const { startPullToRefresh } = await import('./pull-to-refresh')
        return () => startPullToRefresh()
      })
    : undefined

/**
 * Syncs the household and the account preferences while signed in, and persists query responses for offline
 * use.
 */
export function HouseholdSync() {
  useEffect(persistQueryCache, [])
  useEffect(followHouseholdAfterScreen, [])
  useEffect(() => changeQueue.onRejected(toastRejectedChange), [])
  useEffect(preloadShoppingList, [])
  useEffect(prefetchLinksAfterScreen, [])
  useEffect(pullToRefreshAfterScreen, [])
  useEffect(syncPreferencesAfterScreen, [])
  useEffect(syncHouseholdCountry, [])
  return null
}

/** Shows the rejection of a change made before a reload or in another tab. */
function toastRejectedChange(_: unknown, error: unknown) {
  toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
}
