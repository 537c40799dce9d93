import { CalendarArrowDown, CalendarHeart, CopyPlus, SlidersHorizontal, Sparkles } from 'lucide-react'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'

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
      title="What shall we eat this week?"
      hint="Larder fills the week from what you have and what must be eaten soon, for who eats and the time there is. Everything can be changed afterwards."
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
