import type { Subscription } from '@larder/contract/account'
import { findSubscriptionPlan, type MyPlan, trialDays } from '@larder/contract/plans'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button'
import type { ButtonVariant } from '../../../ui/controls/button-style'
import { NoPaymentsDialog } from './no-payments-dialog'
import { PlanTrialDialog } from './plan-trial-dialog'
import type { PlanActions } from './use-plan'

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
