import sprite from 'virtual:food-icons'
import type { Category } from '@larder/kitchen/food/categories'
import { useSyncExternalStore } from 'react'
import { loadAfterScreen } from '../../ui/after-screen'
import { classNames } from '../../ui/class-names'

export type FoodIconProps = {
  foodId?: string | undefined
  category?: Category | undefined
  /** Size classes; 32 px by default. */
  className?: string
}

/**
 * The icon of a food. Decorative: the name is always shown beside it. Its box has a fixed size before its name and the
 * sprite load.
 */
export function FoodIcon({ foodId, category, className }: FoodIconProps) {
  const foodIconName = useFoodIconName()
  return (
    <svg
      aria-hidden
      focusable="false"
      viewBox="0 0 32 32"
      className={classNames('shrink-0', className ?? 'size-8')}
    >
      {foodIconName && <use href={`${sprite}#${foodIconName(foodId, category)}`} />}
    </svg>
  )
}

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
function useFoodIconName(): FindName | undefined {
  return useSyncExternalStore(
    subscribe,
    () => findName,
    () => undefined,
  )
}
