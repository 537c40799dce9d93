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

/** The way to payment methods and invoices, at the payment provider. */
export function PlanManage({ mine, busy, actions: deeds }: PlanManageProps) {
  const [told, setTold] = useState(false)
  if (mine.by !== 'payment') return null
  return (
    <>
      <Button
        busy={busy === 'portal'}
        aria-label="Manage plan"
        onClick={() => (mine.payments ? void deeds.portal() : setTold(true))}
      >
        Manage
      </Button>
      <NoPaymentsDialog
        open={told}
        onClose={() => setTold(false)}
        so="so there is no payment method and no invoice to look after"
      />
    </>
  )
}
