import { CalendarArrowDown, RefreshCw, Sparkles } from 'lucide-react'
import { Button } from '../../../ui/controls/button'

interface PlanButtonsProps {
  /** Places that nothing stands at. */
  readonly gaps: number
  /** Meals that would become others. */
  readonly replaceable: number
  readonly still: boolean
  readonly busy: boolean
  readonly wide?: boolean
  readonly onPlan: (again: boolean) => void
  /** The way to the week that comes, once it is its turn. */
  readonly onNext?: (() => void) | undefined
}

/** The main action: fill what is empty, think again about what is not locked, or go on to the next week. */
export function PlanButtons({
  gaps,
  replaceable,
  still,
  busy,
  wide = false,
  onPlan,
  onNext,
}: PlanButtonsProps) {
  const shape = wide ? 'grow' : ''
  return (
    <>
      {replaceable > 0 && (
        <Button
          variant={gaps > 0 || onNext ? 'secondary' : 'primary'}
          icon={<RefreshCw />}
          disabled={still}
          busy={busy && gaps === 0}
          className={shape}
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
          className={shape}
          onClick={() => onPlan(false)}
        >
          Plan my week
        </Button>
      )}
      {onNext && (
        <Button variant="primary" icon={<CalendarArrowDown />} className={shape} onClick={onNext}>
          Plan next week
        </Button>
      )}
    </>
  )
}
