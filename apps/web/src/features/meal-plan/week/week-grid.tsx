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
          {showsPast ? 'Put away the days before' : `${formatNounCount(pastDayCount, 'day')} before today`}
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
