import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { MealDialogState } from '../meal-action'
import type { PlanSlot } from '../plan-slot'

interface MealDrag {
  readonly enabled: boolean
  readonly onDrop: (mealId: number, to: PlanSlot) => void
}

/** The value of a slot's `data-place` attribute. */
export const slotKey = ({ day, meal }: PlanSlot) => `${day} ${meal}`

/**
 * Meals are dragged by mouse, or by touch after a long press, so that a swipe still scrolls. React does not render
 * during the drag; only data attributes change. The meal's menu offers the same for the keyboard.
 */
export function useMealDrag(grid: RefObject<HTMLElement | null>, { enabled, onDrop }: MealDrag) {
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const element = grid.current
    if (!element || !enabled) return
    // Nobody drags before the week is on the screen.
    let isStopped = false
    let stop = () => {}
    import('./listen-for-drags').then(
      ({ listenForDrags }) => {
        if (!isStopped) stop = listenForDrags(element, drop)
      },
      // The menu of a meal offers the same.
      () => {},
    )
    return () => {
      isStopped = true
      stop()
    }
  }, [grid, enabled])
}

/** Focuses a slot after the focused element was removed or moved, unless the focus is elsewhere by then. */
export function focusSlot(place: PlanSlot) {
  focusIfLost(`[data-place="${slotKey(place)}"] button`)
}

/** Restores the focus after a dialog that was opened from a menu: the menu entry no longer exists. */
export function focusMealMenu(dialog: MealDialogState) {
  if (dialog.kind === 'add') focusSlot(dialog.place)
  else if (dialog.kind === 'wishes' || dialog.kind === 'feed') focusIfLost('[data-week-menu]')
  else focusIfLost(`[data-meal="${dialog.mealId}"] + * button`)
}

function focusIfLost(selector: string) {
  // Closing a dialog restores the focus to its opener first, if that still exists.
  setTimeout(() => {
    const focused = document.activeElement
    if (focused !== null && focused !== document.body) return
    const control = document.querySelector<HTMLElement>(selector)
    const target = control ?? document.querySelector<HTMLElement>('main h1')
    if (target && !control) target.tabIndex = -1
    target?.focus({ preventScroll: !control })
  }, 80)
}
