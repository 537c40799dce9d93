import type { DayNutrition, PlanMeal, PlanMealTime, PlanWeek } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { ChevronDown, ChevronUp, Plus } from 'lucide-react'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import type { OnMealAction } from '../meal-action'
import { formatMealName, formatShortDate, formatSlot, formatWeekday, type PlanSlot } from '../plan-slot'
import { listDays } from '../week-days'
import { slotKey, useMealDrag } from './use-meal-drag'
import './week-grid.css'
import { classNames } from '../../../ui/class-names'
import { mealsAt } from '../week-state'
import { MealCard } from './meal-card'
import { formatNutrientFigure, type NutrientFigure, nutrientName, shareOfTarget } from './nutrition-table'

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
function PlanSlotCell({ place, today, wished, meals, busy, still, onAction, onAdd }: MealPlaceProps) {
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

/** A day's nutrition for an adult next to the target, as two small bars with text. */
function DayNutritionBars({ day }: { readonly day: DayNutrition | undefined }) {
  const shown = ['kcal', 'protein'].flatMap(
    (nutrient) => day?.figures.find((figure) => figure.nutrient === nutrient) ?? [],
  )
  if (shown.every(({ gives }) => gives === 0)) return null
  return (
    <ul
      aria-label="For an adult"
      className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-soft md:flex-col"
    >
      {shown.map((figure) => (
        <li key={figure.nutrient}>
          <p className="numbers">
            {formatNutrientFigure(figure)}
            <span className="sr-only"> ({nutrientName(figure.nutrient)})</span>
          </p>
          {figure.aim !== undefined && <Bar figure={figure} />}
        </li>
      ))}
    </ul>
  )
}

function Bar({ figure }: { readonly figure: NutrientFigure }) {
  const share = shareOfTarget(figure)
  return (
    <span
      aria-hidden
      className="mt-0.5 block h-1.5 overflow-hidden rounded-full bg-shade inset-ring inset-ring-edge/60"
    >
      <span
        className={classNames(
          'block h-full rounded-full',
          share > 1.15 && figure.nutrient === 'kcal' ? 'bg-saffron' : 'bg-herb',
        )}
        style={{ width: `${Math.min(1, share) * 100}%` }}
      />
    </span>
  )
}

interface DaySectionProps {
  readonly day: Day
  readonly today: Day
  readonly nutrition: DayNutrition | undefined
  /** Hidden on a phone, where the list starts with today. */
  readonly isHidden: boolean
  /** The slots in the order of the meals. */
  readonly children: ReactNode
}

/** A day: on a phone a list below a sticky heading, on a tablet a row, on wide screens a column. */
function DaySection({ day, today, nutrition, isHidden, children }: DaySectionProps) {
  const id = `day-${day}`
  const isToday = day === today
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'week-day relative max-md:flex max-md:flex-col max-md:gap-3 max-md:pb-6',
        isHidden && 'max-md:hidden print:flex',
      )}
    >
      <div
        className={classNames(
          'max-md:sticky max-md:top-0 max-md:z-10 max-md:-mx-4 max-md:border-b max-md:bg-paper max-md:px-4 max-md:py-2',
          'xl:border-b-2 xl:pb-1 print:border-b',
          isToday ? 'xl:border-herb' : 'xl:border-line',
        )}
      >
        <h2
          id={id}
          className={classNames('flex flex-wrap items-baseline gap-x-2 text-lg', isToday && 'text-herb-ink')}
        >
          {formatWeekday(day)}{' '}
          <span
            className={classNames(
              'numbers font-text text-sm xl:w-full print:w-full',
              isToday ? 'font-semibold' : 'font-normal text-ink-soft',
            )}
          >
            {isToday && 'Today, '}
            {formatShortDate(day)}
          </span>
        </h2>
      </div>
      {children}
      <div className="week-foot md:max-xl:pt-2 print:hidden">
        <DayNutritionBars day={nutrition} />
      </div>
    </section>
  )
}

interface WeekGridProps {
  readonly week: PlanWeek
  readonly today: Day
  readonly times: readonly PlanMealTime[]
  /** The meal times in the preferences. */
  readonly wished: readonly PlanMealTime[]
  readonly busy: ReadonlySet<number>
  /** Changes are not possible at the moment. */
  readonly still: boolean
  readonly onAction: OnMealAction
  readonly onAdd: (place: PlanSlot) => void
  readonly onMove: (mealId: number, to: PlanSlot) => void
}

/** The seven days of the week with their meals. */
export function WeekGrid({
  week,
  today,
  times,
  wished,
  busy,
  still,
  onAction,
  onAdd,
  onMove,
}: WeekGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [showsPast, setShowsPast] = useState(false)
  const days = listDays(week.from as Day)
  const pastDayCount = days.includes(today) ? days.filter((day) => day < today).length : 0
  useMealDrag(grid, { enabled: !still, onDrop: onMove })
  return (
    <div ref={grid} className="week-grid" style={{ '--times': times.length } as CSSProperties}>
      {pastDayCount > 0 && (
        <Button
          variant="quiet"
          icon={showsPast ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={showsPast}
          className="mb-3 md:hidden print:hidden"
          wide
          onClick={() => setShowsPast(!showsPast)}
        >
          {showsPast ? 'Hide earlier days' : `${formatNounCount(pastDayCount, 'day')} before today`}
        </Button>
      )}
      <div aria-hidden className="week-times text-sm font-medium text-ink-soft">
        {times.map((meal) => (
          <span key={meal} className="md:max-xl:pb-2 xl:pt-2">
            {formatMealName(meal)}
          </span>
        ))}
      </div>
      {days.map((day) => (
        <DaySection
          key={day}
          day={day}
          today={today}
          nutrition={week.days.find((each) => each.day === day)}
          isHidden={pastDayCount > 0 && day < today && !showsPast}
        >
          {times.map((meal) => (
            <PlanSlotCell
              key={meal}
              place={{ day, meal }}
              wished={wished.includes(meal)}
              today={today}
              meals={mealsAt(week.meals, { day, meal })}
              busy={busy}
              still={still}
              onAction={onAction}
              onAdd={onAdd}
            />
          ))}
        </DaySection>
      ))}
    </div>
  )
}
