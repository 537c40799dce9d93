import type { PlanPreferences, PlanWeek } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import type { MealDialogState } from '../meal-action'
import { WishesDialog } from '../planning/wishes-dialog'
import type { MealActions } from '../use-meal-actions'
import { focusSlot } from '../week/use-meal-drag'
import { mealTitle } from '../week-state'
import { CalendarFeedDialog } from './calendar-feed-dialog'
import { EatersDialog } from './eaters-dialog'
import { PickDialog } from './pick-dialog'
import { MoveMealDialog } from './slot-fields'
import { WhyDialog } from './why-dialog'

interface MealDialogsProps {
  readonly dialog: MealDialogState
  readonly week: PlanWeek
  readonly wishes: PlanPreferences | undefined
  readonly today: Day
  readonly actions: MealActions
  readonly onClose: () => void
}

/** Renders the open dialog, if any. The dialog of a deleted meal closes. */
export function MealDialogs({ dialog, week, wishes, today, actions, onClose }: MealDialogsProps) {
  if (dialog.kind === 'wishes') return wishes ? <WishesDialog wishes={wishes} onClose={onClose} /> : null
  if (dialog.kind === 'feed') return <CalendarFeedDialog onClose={onClose} />
  if (dialog.kind === 'add') {
    const { place } = dialog
    return (
      <PickDialog place={place} today={today} onPick={(what) => actions.add(place, what)} onClose={onClose} />
    )
  }
  const meal = week.meals.find(({ id }) => id === dialog.mealId)
  if (!meal) return null
  switch (dialog.kind) {
    case 'why':
      return <WhyDialog meal={meal} currency={week.currency} today={today} onClose={onClose} />
    case 'move':
      return (
        <MoveMealDialog
          meal={meal}
          from={week.from as Day}
          today={today}
          onMove={(to) => {
            void actions.move(meal, to)
            focusSlot(to)
          }}
          onClose={onClose}
        />
      )
    case 'eaters':
      return (
        <EatersDialog meal={meal} onServe={(table) => void actions.serve(meal, table)} onClose={onClose} />
      )
    case 'other':
      return (
        <PickDialog
          place={{ day: meal.day as Day, meal: meal.meal }}
          today={today}
          instead={mealTitle(meal)}
          eaters={meal.eaters}
          onPick={(what) => actions.replace(meal, what)}
          onClose={onClose}
        />
      )
  }
}
