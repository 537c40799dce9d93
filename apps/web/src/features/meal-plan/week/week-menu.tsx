import { CalendarSync, CopyPlus, Ellipsis, Printer, SlidersHorizontal, SquareArrowRight } from 'lucide-react'
import { IconButton } from '../../../ui/controls/icon-button'
import { Menu } from '../../../ui/overlays/menu'

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
          label="More for this week"
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
