import type { PlanPreferences, PlanWeek } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import type { MealDialogState } from '../meal-action'
import { WishesDialog } from '../planning/wishes-dialog'
import type { MealActions } from '../use-meal-actions'
import { focusSlot } from '../week/focus-slot'
import { mealTitle } from '../week-state'
import { CalendarFeedDialog } from './calendar-feed-dialog'
import { EatersDialog } from './eaters-dialog'
import { MoveMealDialog } from './move-meal-dialog'
import { PickDialog } from './pick-dialog'
import { WhyDialog } from './why-dialog'

interface MealDialogsProps {
  readonly ask: MealDialogState | null
  readonly week: PlanWeek
  readonly wishes: PlanPreferences | undefined
  readonly today: Day
  readonly deeds: MealActions
  readonly onClose: () => void
}

/** The one dialog that is open, if any. A meal that is gone meanwhile closes its own. */
export function MealDialogs({ ask, week, wishes, today, deeds, onClose }: MealDialogsProps) {
  if (ask === null) return null
  if (ask.kind === 'wishes') return wishes ? <WishesDialog wishes={wishes} onClose={onClose} /> : null
  if (ask.kind === 'feed') return <CalendarFeedDialog onClose={onClose} />
  if (ask.kind === 'add') {
    const { place } = ask
    return (
      <PickDialog place={place} today={today} onPick={(what) => deeds.add(place, what)} onClose={onClose} />
    )
  }
  const meal = week.meals.find(({ id }) => id === ask.mealId)
  if (!meal) return null
  switch (ask.kind) {
    case 'why':
      return <WhyDialog meal={meal} currency={week.currency} today={today} onClose={onClose} />
    case 'move':
      return (
        <MoveMealDialog
          meal={meal}
          from={week.from as Day}
          today={today}
          onMove={(to) => {
            void deeds.move(meal, to)
            focusSlot(to)
          }}
          onClose={onClose}
        />
      )
    case 'eaters':
      return <EatersDialog meal={meal} onServe={(table) => void deeds.serve(meal, table)} onClose={onClose} />
    case 'other':
      return (
        <PickDialog
          place={{ day: meal.day as Day, meal: meal.meal }}
          today={today}
          instead={mealTitle(meal)}
          eaters={meal.eaters}
          onPick={(what) => deeds.replace(meal, what)}
          onClose={onClose}
        />
      )
  }
}
