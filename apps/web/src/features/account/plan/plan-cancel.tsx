import { findSubscriptionPlan, type MyPlan } from '@larder/contract/plans'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { formatBillingDate } from './billing-date'
import { NoPaymentsDialog } from './no-payments-dialog'
import type { PlanActions } from './use-plan'

interface PlanCancelProps {
  readonly mine: MyPlan
  readonly busy: keyof PlanActions | null
  readonly actions: PlanActions
}

/** Cancels a paid plan at the end of the paid period; until then it can be resumed. */
export function PlanCancel({ mine, busy, actions }: PlanCancelProps) {
  const [asking, setAsking] = useState(false)
  if (mine.by !== 'payment') return null
  if (mine.endsAt)
    return (
      <Button variant="primary" busy={busy === 'resume'} onClick={() => void actions.resume()}>
        Resume
      </Button>
    )
  const { name } = findSubscriptionPlan(mine.plan)
  return (
    <>
      <Button
        variant="quiet"
        busy={busy === 'cancel'}
        aria-label="Cancel plan"
        onClick={() => setAsking(true)}
      >
        Cancel
      </Button>
      <NoPaymentsDialog
        open={asking && !mine.payments}
        onClose={() => setAsking(false)}
        so={`so ${name} cannot be cancelled here`}
      />
      <ConfirmDialog
        open={asking && mine.payments}
        onOpenChange={setAsking}
        title={`Cancel ${name}?`}
        description={`${
          mine.renewsAt
            ? `${name} stays until ${formatBillingDate(mine.renewsAt)}, which is paid for already.`
            : `${name} stays until the end of the time that is paid for.`
        } After that you are on the Free Plan, and everything in your kitchen stays.`}
        confirmLabel="Cancel Plan"
        cancelLabel={`Keep ${name}`}
        onConfirm={() => void actions.cancel()}
      />
    </>
  )
}
