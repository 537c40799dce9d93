import type { MealDialogState } from '../meal-action'
import type { PlanSlot } from '../plan-slot'
import { slotKey } from './use-meal-drag'

/** After what the keyboard was on has gone or moved: on to its place, unless the focus is somewhere by then. */
export function focusSlot(place: PlanSlot) {
  focusIfLost(`[data-place="${slotKey(place)}"] button`)
}

/** After a dialog that a menu opened: back to the menu, whose entry is gone by now. */
export function focusMealMenu(ask: MealDialogState) {
  if (ask.kind === 'add') focusSlot(ask.place)
  else if (ask.kind === 'wishes' || ask.kind === 'feed') focusIfLost('[data-week-menu]')
  else focusIfLost(`[data-meal="${ask.mealId}"] + * button`)
}

function focusIfLost(selector: string) {
  // What closes first gives the focus back to what opened it, if that is still there.
  setTimeout(() => {
    const here = document.activeElement
    if (here !== null && here !== document.body) return
    const control = document.querySelector<HTMLElement>(selector)
    const target = control ?? document.querySelector<HTMLElement>('main h1')
    if (target && !control) target.tabIndex = -1
    target?.focus({ preventScroll: !control })
  }, 80)
}
