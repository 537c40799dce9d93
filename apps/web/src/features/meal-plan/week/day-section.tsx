import type { DayNutrition } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names'
import { formatShortDate, formatWeekday } from '../plan-slot'
import { DayNutritionBars } from './day-nutrition-bars'

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
export function DaySection({ day, today, nutrition, isHidden, children }: DaySectionProps) {
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
