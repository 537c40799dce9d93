import type { PlanWeek } from '@larder/contract/meal-plan'
import { NutritionTable } from './nutrition-table'
import { ShortfallSection } from './shortfall-section'

interface WeekDetailsProps {
  readonly week: PlanWeek
  readonly isPast: boolean
  /** Nothing can be changed at the moment. */
  readonly still: boolean
}

/** What a week with meals lacks, and what it gives. */
export function WeekDetails({ week, isPast, still }: WeekDetailsProps) {
  return (
    <>
      {!isPast && <ShortfallSection key={`lacking ${week.from}`} week={week} still={still} />}
      <NutritionTable days={week.days} />
    </>
  )
}
