import type { PlanMealTime } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { CalendarArrowDown, CalendarHeart, CopyPlus, SlidersHorizontal, Sparkles } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { listDays } from '../week-days'
import './week-grid.css'

interface EmptyWeekProps {
  readonly still: boolean
  readonly busy: boolean
  readonly onPlan: () => void
  readonly onCopy: () => void
  readonly onWishes: () => void
  /** Goes to next week, when little is left of this one. */
  readonly onNext?: (() => void) | undefined
}

/** The empty state of a week, with buttons to plan or copy it. */
export function EmptyWeek({ still, busy, onPlan, onCopy, onWishes, onNext }: EmptyWeekProps) {
  return (
    <EmptyState
      icon={<CalendarHeart />}
      title="What are we eating this week?"
      hint="Larder fills the week for whoever eats and the time there is. What must be eaten soon comes first, and everything can be changed afterwards."
      className="rounded-card border bg-raised py-8! print:hidden"
      action={
        <>
          {onNext && (
            <Button variant="primary" icon={<CalendarArrowDown />} onClick={onNext}>
              Plan next week
            </Button>
          )}
          <Button
            variant={onNext ? 'secondary' : 'primary'}
            icon={<Sparkles />}
            disabled={still}
            busy={busy}
            onClick={onPlan}
          >
            Plan my week
          </Button>
          <Button icon={<SlidersHorizontal />} disabled={still} onClick={onWishes}>
            Wishes
          </Button>
          <Button icon={<CopyPlus />} disabled={still} onClick={onCopy}>
            Copy last week
          </Button>
        </>
      }
    />
  )
}

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
