import type { PlanMealTime, PlanWeek } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type CSSProperties, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import type { OnMealAction } from '../meal-action'
import { formatMealName, type PlanSlot } from '../plan-slot'
import { listDays } from '../week-days'
import { DaySection } from './day-section'
import { PlanSlotCell } from './plan-slot-cell'
import { useMealDrag } from './use-meal-drag'
import './week-grid.css'
import { mealsAt } from '../week-state'

interface WeekGridProps {
  readonly week: PlanWeek
  readonly today: Day
  readonly times: readonly PlanMealTime[]
  /** The meals that every day is to have. */
  readonly wished: readonly PlanMealTime[]
  readonly busy: ReadonlySet<number>
  /** Nothing can be changed at the moment. */
  readonly still: boolean
  readonly onAct: OnMealAction
  readonly onAdd: (place: PlanSlot) => void
  readonly onMove: (mealId: number, to: PlanSlot) => void
}

/** Seven days of meals. */
export function WeekGrid({ week, today, times, wished, busy, still, onAct, onAdd, onMove }: WeekGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [showsPast, setShowsPast] = useState(false)
  const days = listDays(week.from as Day)
  const past = days.includes(today) ? days.filter((day) => day < today).length : 0
  useMealDrag(grid, { enabled: !still, onDrop: onMove })
  return (
    <div ref={grid} className="week-grid" style={{ '--times': times.length } as CSSProperties}>
      {past > 0 && (
        <Button
          variant="quiet"
          icon={showsPast ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={showsPast}
          className="mb-3 md:hidden print:hidden"
          wide
          onClick={() => setShowsPast(!showsPast)}
        >
          {showsPast ? 'Put away the days before' : `${formatNounCount(past, 'day')} before today`}
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
          putAway={past > 0 && day < today && !showsPast}
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
              onAct={onAct}
              onAdd={onAdd}
            />
          ))}
        </DaySection>
      ))}
    </div>
  )
}
