import type { ComponentProps } from 'react'
import { useToastOffset } from '../../../ui/toasts/use-toast-offset'
import { PlanButtons } from './plan-buttons'

/** The main action on a phone, within thumb reach. */
export function PlanBar(plans: ComponentProps<typeof PlanButtons>) {
  const isVisible = plans.gaps > 0 || plans.replaceable > 0 || plans.onNext !== undefined
  useToastOffset('5rem', { when: isVisible, onPhones: true })
  if (!isVisible) return null
  return (
    <section
      aria-label="Plan the week"
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap gap-2 border-t bg-raised px-4 pt-2 pb-safe sm:-mx-6 sm:px-6 md:hidden print:hidden"
    >
      <PlanButtons {...plans} wide />
    </section>
  )
}
