import { addDays, type Day } from '@larder/kitchen/date/day'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { formatWeekRange } from '../plan-slot'
import { startOfPlanWeek } from '../week-days'

interface WeekSwitchProps {
  readonly from: Day
  readonly today: Day
  readonly onGo: (day: Day) => void
}

/** Shows the current week, with buttons to the others. */
export function WeekSwitcher({ from, today, onGo }: WeekSwitchProps) {
  const isThisWeek = from === startOfPlanWeek(today)
  return (
    <div className="flex items-center gap-1 print:hidden">
      <IconButton
        label="Previous week"
        variant="secondary"
        icon={<ChevronLeft aria-hidden />}
        onClick={() => onGo(addDays(from, -7))}
      />
      <p aria-live="polite" className="numbers min-w-32 px-1 text-center font-semibold sm:min-w-40">
        <span className="sr-only">Week of </span>
        {formatWeekRange(from, today)}
      </p>
      <IconButton
        label="Next week"
        variant="secondary"
        icon={<ChevronRight aria-hidden />}
        onClick={() => onGo(addDays(from, 7))}
      />
      <Button variant="quiet" disabled={isThisWeek} className="px-3!" onClick={() => onGo(today)}>
        Today
      </Button>
    </div>
  )
}
