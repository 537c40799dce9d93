import type { Subscription } from '@larder/contract/account'
import { findSubscriptionPlan, type MyPlan, trialDays } from '@larder/contract/plans'
import { CalendarCheck, CreditCard, ScanLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button'
import type { ButtonVariant } from '../../../ui/controls/button-style'
import { Dialog } from '../../../ui/overlays/dialog'
import { NoPaymentsDialog } from './no-payments-dialog'
import type { PlanActions } from './use-plan'

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
function PlanTrialDialog({ open, onClose, days, starting, onStart, onPay, paying }: PlanTrialDialogProps) {
  const { name, price, per } = findSubscriptionPlan('premium')
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={`Try ${name} for ${days} days`}
      description="Once per account."
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
          Already sure?{' '}
          <button type="button" className="link min-h-6 font-medium" disabled={paying} onClick={onPay}>
            Pay for {name} now
          </button>{' '}
          ({price} {per}).
        </p>
      )}
    </Dialog>
  )
}

interface PlanUpgradeProps {
  readonly mine: MyPlan
  readonly to?: Exclude<Subscription, 'free'>
  readonly label?: string
  readonly variant?: ButtonVariant
  readonly busy: keyof PlanActions | null
  readonly actions: PlanActions
}

/** Upgrades to a plan: the trial first, then the payment provider; where none is set up, an explanation. */
export function PlanUpgrade({
  mine,
  to = 'premium',
  label = 'Upgrade',
  variant = 'primary',
  busy,
  actions,
}: PlanUpgradeProps) {
  const [dialog, setDialog] = useState<'trial' | 'no payments' | null>(null)
  const close = () => setDialog(null)
  const canTry = to === 'premium' && mine.plan === 'free' && mine.trialLeft

  function begin() {
    if (canTry) setDialog('trial')
    else if (mine.payments) void actions.checkout(to)
    else setDialog('no payments')
  }

  return (
    <>
      <Button variant={variant} busy={busy === 'checkout'} onClick={begin}>
        {label}
      </Button>
      <PlanTrialDialog
        open={dialog === 'trial'}
        onClose={close}
        starting={busy === 'startTrial'}
        onStart={async () => {
          if (await actions.startTrial()) close()
        }}
        {...(mine.payments && { onPay: () => void actions.checkout(to) })}
        paying={busy === 'checkout'}
        days={trialDays}
      />
      <NoPaymentsDialog
        open={dialog === 'no payments'}
        onClose={close}
        so={`so ${findSubscriptionPlan(to).name} cannot be bought`}
      />
    </>
  )
}
