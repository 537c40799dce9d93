import type { PlanMealTime } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import type { CSSProperties } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { listDays } from '../week-days'
import './week-grid.css'

interface WeekSkeletonProps {
  readonly from: Day
  readonly today: Day
  readonly times: readonly PlanMealTime[]
}

/** Placeholder of the week in its final size. */
export function WeekSkeleton({ from, today, times }: WeekSkeletonProps) {
  const days = listDays(from)
  const firstShown = days.includes(today) ? today : from
  return (
    <div aria-busy className="week-grid" style={{ '--times': times.length } as CSSProperties}>
      <span className="sr-only">The week is being read.</span>
      <div aria-hidden className="week-times">
        {times.map((meal) => (
          <span key={meal} />
        ))}
      </div>
      {days.map((day) => (
        <div
          key={day}
          className={`week-day max-md:flex max-md:flex-col max-md:gap-3 max-md:pb-6 ${day < firstShown ? 'max-md:hidden' : ''}`}
        >
          <Skeleton className="h-8 w-24" />
          {times.map((meal) => (
            <Skeleton key={meal} className="week-place h-24 xl:h-44" />
          ))}
          <div className="week-foot" />
        </div>
      ))}
    </div>
  )
}
