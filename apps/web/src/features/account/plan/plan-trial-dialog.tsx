import { findSubscriptionPlan } from '@larder/contract/plans'
import { CalendarCheck, CreditCard, ScanLine } from 'lucide-react'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/overlays/dialog'

interface PlanTrialDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly days: number
  readonly starting: boolean
  readonly onStart: () => void
  /** Undefined where no payments are taken. */
  readonly onPay?: () => void
  readonly paying: boolean
}

/** Explains the trial before it starts. */
export function PlanTrialDialog({
  open,
  onClose,
  days,
  starting,
  onStart,
  onPay,
  paying,
}: PlanTrialDialogProps) {
  const { name, price, per } = findSubscriptionPlan('premium')
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={`Try ${name} for ${days} days`}
      description="Once for every account."
      footer={
        <>
          <Button onClick={onClose}>Not Now</Button>
          <Button variant="primary" busy={starting} onClick={onStart}>
            Start Free Trial
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-herb-ink">
        <li className="flex gap-3">
          <ScanLine aria-hidden />
          <span>Scan as often as you like.</span>
        </li>
        <li className="flex gap-3">
          <CreditCard aria-hidden />
          <span>No credit card, nothing to pay.</span>
        </li>
        <li className="flex gap-3">
          <CalendarCheck aria-hidden />
          <span>
            It ends by itself after {days} days. You are then on the Free Plan again, and keep all you have.
          </span>
        </li>
      </ul>
      {onPay && (
        <p className="mt-5 border-t pt-4 text-ink-soft">
          Sure already?{' '}
          <button type="button" className="link min-h-6 font-medium" disabled={paying} onClick={onPay}>
            Pay for {name} now
          </button>{' '}
          ({price} {per}).
        </p>
      )}
    </Dialog>
  )
}
