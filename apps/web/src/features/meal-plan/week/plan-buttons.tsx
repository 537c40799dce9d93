import { CalendarArrowDown, RefreshCw, Sparkles } from 'lucide-react'
import { Button } from '../../../ui/controls/button'

interface PlanButtonsProps {
  /** Number of empty slots. */
  readonly gaps: number
  /** Number of meals that planning again would replace. */
  readonly replaceable: number
  readonly still: boolean
  readonly busy: boolean
  readonly wide?: boolean
  readonly onPlan: (again: boolean) => void
  /** Goes to next week, when it is due. */
  readonly onNext?: (() => void) | undefined
}

/** The main action: fill the empty slots, replan unlocked meals, or go to next week. */
export function PlanButtons({
  gaps,
  replaceable,
  still,
  busy,
  wide = false,
  onPlan,
  onNext,
}: PlanButtonsProps) {
  const className = wide ? 'grow' : ''
  return (
    <>
      {replaceable > 0 && (
        <Button
          variant={gaps > 0 || onNext ? 'secondary' : 'primary'}
          icon={<RefreshCw />}
          disabled={still}
          busy={busy && gaps === 0}
          className={className}
          onClick={() => onPlan(true)}
        >
          Plan again
        </Button>
      )}
      {gaps > 0 && (
        <Button
          variant={onNext ? 'secondary' : 'primary'}
          icon={<Sparkles />}
          disabled={still}
          busy={busy}
          className={className}
          onClick={() => onPlan(false)}
        >
          Plan my week
        </Button>
      )}
      {onNext && (
        <Button variant="primary" icon={<CalendarArrowDown />} className={className} onClick={onNext}>
          Plan next week
        </Button>
      )}
    </>
  )
}
