import type { MealDialogState } from '../meal-action'
import type { PlanSlot } from '../plan-slot'
import { slotKey } from './use-meal-drag'

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
