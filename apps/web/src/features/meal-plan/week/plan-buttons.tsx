import { CalendarArrowDown, RefreshCw, Sparkles } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../../ui/controls/button'
import { useToastOffset } from '../../../ui/toasts/use-toast-offset'

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

/** The main action on a phone, within thumb reach. */
export function PlanBar(plans: ComponentProps<typeof PlanButtons>) {
  const isVisible = plans.gaps > 0 || plans.replaceable > 0 || plans.onNext !== undefined
  useToastOffset('5rem', { when: isVisible, onPhones: true })
  if (!isVisible) return null
  return (
    <section
      aria-label="Plan the week"
      className="sticky bottom-(--tab-bar) z-20 -mx-4 flex flex-wrap gap-2 border-t bg-raised px-4 pt-2 pb-safe sm:-mx-6 sm:px-6 md:hidden print:hidden"
    >
      <PlanButtons {...plans} wide />
    </section>
  )
}
