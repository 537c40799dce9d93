import type { PlanMeal } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { Plus } from 'lucide-react'
import { classNames } from '../../../ui/class-names'
import type { OnMealAction } from '../meal-action'
import { formatMealName, formatSlot, type PlanSlot } from '../plan-slot'
import { MealCard } from './meal-card'
import { slotKey } from './use-meal-drag'

interface MealPlaceProps {
  readonly place: PlanSlot
  readonly today: Day
  /** The meal time is in the preferences. Otherwise an empty slot is hidden on a phone. */
  readonly wished: boolean
  readonly meals: readonly PlanMeal[]
  readonly busy: ReadonlySet<number>
  readonly still: boolean
  readonly onAction: OnMealAction
  readonly onAdd: (place: PlanSlot) => void
}

/** One slot of the week: its meals, or a button to add one. */
export function PlanSlotCell({ place, today, wished, meals, busy, still, onAction, onAdd }: MealPlaceProps) {
  const isPast = place.day < today
  return (
    <div
      data-place={slotKey(place)}
      className={classNames(
        'week-place flex min-w-0 flex-col gap-1.5 max-md:grid max-md:grid-cols-[minmax(0,1fr)]',
        meals.length === 0 && !wished && 'max-md:hidden print:flex',
      )}
    >
      <h3 className="font-text text-sm font-medium text-ink-soft md:sr-only">{formatMealName(place.meal)}</h3>
      {meals.length > 0 && (
        <ul className="flex grow flex-col gap-1.5">
          {meals.map((meal) => (
            <MealCard key={meal.id} meal={meal} busy={busy.has(meal.id)} still={still} onAction={onAction} />
          ))}
        </ul>
      )}
      {meals.length === 0 && isPast && (
        <p className="grid min-h-11 grow place-items-center rounded-card text-sm text-ink-soft">
          <span aria-hidden>–</span>
          <span className="sr-only">Nothing was planned.</span>
        </p>
      )}
      {meals.length === 0 && !isPast && (
        <button
          type="button"
          disabled={still}
          aria-label={`Add to ${formatSlot(place, today)}`}
          onClick={() => onAdd(place)}
          className="flex min-h-14 grow items-center justify-center gap-1.5 rounded-card border border-dashed border-edge/60 text-sm text-ink-soft transition-colors enabled-hover:border-herb enabled-hover:bg-herb-wash enabled-hover:text-herb-ink disabled:cursor-not-allowed print:border-line print:text-transparent"
        >
          <Plus aria-hidden className="size-5 print:hidden" />
          <span className="md:hidden">Add</span>
        </button>
      )}
    </div>
  )
}
