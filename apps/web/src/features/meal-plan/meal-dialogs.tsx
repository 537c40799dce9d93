import type { PlanWeek, PlanWishes } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/day'
import { EatersDialog } from './eaters-dialog'
import { FeedDialog } from './feed-dialog'
import { focusPlace } from './focus-place'
import type { MealAsk } from './meal-ask'
import { MoveDialog } from './move-dialog'
import { PickDialog } from './pick-dialog'
import type { MealDeeds } from './use-meal-deeds'
import { titleOf } from './week-state'
import { WhyDialog } from './why-dialog'
import { WishesDialog } from './wishes-dialog'

interface MealDialogsProps {
  readonly ask: MealAsk | null
  readonly week: PlanWeek
  readonly wishes: PlanWishes | undefined
  readonly today: Day
  readonly deeds: MealDeeds
  readonly onClose: () => void
}

/** The one dialog that is open, if any. A meal that is gone meanwhile closes its own. */
export function MealDialogs({ ask, week, wishes, today, deeds, onClose }: MealDialogsProps) {
  if (ask === null) return null
  if (ask.kind === 'wishes') return wishes ? <WishesDialog wishes={wishes} onClose={onClose} /> : null
  if (ask.kind === 'feed') return <FeedDialog onClose={onClose} />
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
        <MoveDialog
          meal={meal}
          from={week.from as Day}
          today={today}
          onMove={(to) => {
            void deeds.move(meal, to)
            focusPlace(to)
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
          instead={titleOf(meal)}
          eaters={meal.eaters}
          onPick={(what) => deeds.replace(meal, what)}
          onClose={onClose}
        />
      )
  }
}
