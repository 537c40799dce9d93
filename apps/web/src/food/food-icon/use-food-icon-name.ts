import { useSyncExternalStore } from 'react'
import { loadAfterScreen } from '../../ui/after-screen'

type FindName = typeof import('./food-icon-name').foodIconName

/** By then icons are shown beside what is still loading. */
const maxWaitMs = 2000

let findName: FindName | undefined
/** Cancels a load that has not begun. */
let cancelLoad: (() => void) | undefined
const listeners = new Set<() => void>()

/** The table of names and the sprite are decoration: they load once the screen has its data. */
function loadNames() {
  cancelLoad ??= loadAfterScreen(() => {
    import('./food-icon-name').then(
      ({ foodIconName }) => {
        findName = foodIconName
        for (const listener of listeners) listener()
      },
      // The next icon asks again.
      () => {
        cancelLoad = undefined
      },
    )
  }, maxWaitMs)
}

function subscribe(listener: () => void) {
  loadNames()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || findName) return
    cancelLoad?.()
    cancelLoad = undefined
  }
}

/** What names the icon of a food, once it is loaded. */
export function useFoodIconName(): FindName | undefined {
  return useSyncExternalStore(
    subscribe,
    () => findName,
    () => undefined,
  )
}
