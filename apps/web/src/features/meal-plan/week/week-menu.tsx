import { addDays, type Day } from '@larder/kitchen/date/day'
import {
  CalendarSync,
  ChevronLeft,
  ChevronRight,
  CopyPlus,
  Ellipsis,
  Printer,
  SlidersHorizontal,
  SquareArrowRight,
} from 'lucide-react'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { Menu } from '../../../ui/overlays/menu'
import { formatWeekRange } from '../plan-slot'
import { startOfPlanWeek } from '../week-days'

interface WeekMenuProps {
  readonly still: boolean
  readonly empty: boolean
  /** The week is over; nothing more is planned in it. */
  readonly past: boolean
  readonly onWishes: () => void
  readonly onCopyHere: () => void
  readonly onCopyOn: () => void
  readonly onFeed: () => void
}

/** The menu of the whole week. */
export function WeekMenu({ still, empty, past, onWishes, onCopyHere, onCopyOn, onFeed }: WeekMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          data-week-menu
          label="More options for this week"
          variant="secondary"
          icon={<Ellipsis aria-hidden />}
        />
      }
      items={[
        { label: 'Wishes…', icon: <SlidersHorizontal aria-hidden />, disabled: still, onSelect: onWishes },
        'separator',
        {
          label: 'Copy last week here',
          icon: <CopyPlus aria-hidden />,
          disabled: still || past,
          onSelect: onCopyHere,
        },
        {
          label: 'Copy to next week',
          icon: <SquareArrowRight aria-hidden />,
          disabled: still || empty,
          onSelect: onCopyOn,
        },
        'separator',
        { label: 'Print', icon: <Printer aria-hidden />, onSelect: () => window.print() },
        { label: 'Calendar address…', icon: <CalendarSync aria-hidden />, disabled: still, onSelect: onFeed },
      ]}
    />
  )
}

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
