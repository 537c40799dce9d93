import { useEffect } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { changeQueue } from '../../api/change-queue/change-queue'
import { syncHousehold } from '../../api/household-sync/household-sync'
import { persistQueryCache } from '../../api/persisted-cache/persisted-cache'
import { syncAccountPreferences } from '../../features/account/sync-account-preferences'
import { syncHouseholdCountry } from '../../features/household/sync-household-country'
import { toastHouseholdSwitch } from '../../features/household/toast-household-switch'
import { afterScreen, loadAfterScreen } from '../../ui/after-screen'
import { toast } from '../../ui/toasts/toast-store'

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

/**
 * Follows the household once the screen has its data: the first event of the stream makes every read out of date, which
 * would fetch a screen twice before it stands.
 */
function followHouseholdAfterScreen(): () => void {
  let stop = () => {}
  const cancel = afterScreen(() => {
    stop = syncHousehold({ onHouseholdSwitched: (from) => void toastHouseholdSwitch(from) })
  })
  return () => {
    cancel()
    stop()
  }
}

/** Starts what listens to the whole page, once the screen stands. */
function listenAfterScreen(load: () => Promise<() => () => void>): () => void {
  let isStopped = false
  let stop = () => {}
  const cancel = loadAfterScreen(() => {
    load().then(
      (start) => {
        if (!isStopped) stop = start()
      },
      // Without it everything works as in any browser.
      () => {},
    )
  })
  return () => {
    isStopped = true
    cancel()
    stop()
  }
}

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
  useEffect(syncAccountPreferences, [])
  useEffect(syncHouseholdCountry, [])
  return null
}

/** Shows the rejection of a change made before a reload or in another tab. */
function toastRejectedChange(_: unknown, error: unknown) {
  toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
}
