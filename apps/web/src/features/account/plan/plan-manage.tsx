import type { MyPlan } from '@larder/contract/plans'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { NoPaymentsDialog } from './no-payments-dialog'
import type { PlanActions } from './use-plan'

interface PlanManageProps {
  readonly mine: MyPlan
  readonly busy: keyof PlanActions | null
  readonly actions: PlanActions
}

/** Links to payment methods and invoices at the payment provider. */
export function PlanManage({ mine, busy, actions }: PlanManageProps) {
  const [showsNoPayments, setShowsNoPayments] = useState(false)
  if (mine.by !== 'payment') return null
  return (
    <>
      <Button
        busy={busy === 'portal'}
        aria-label="Manage plan"
        onClick={() => (mine.payments ? void actions.portal() : setShowsNoPayments(true))}
      >
        Manage
      </Button>
      <NoPaymentsDialog
        open={showsNoPayments}
        onClose={() => setShowsNoPayments(false)}
        so="so there is no payment method and no invoice to look after"
      />
    </>
  )
}
