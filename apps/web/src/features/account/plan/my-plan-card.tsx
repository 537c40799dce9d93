import type { MyPlan } from '@larder/contract/plans'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { Button } from '../../../ui/controls/button'
import { Card } from '../../../ui/display/card'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { BillingDate } from './billing-date'
import { describePlan } from './describe-plan'
import { NoPaymentsDialog } from './no-payments-dialog'
import { PlanCancel } from './plan-cancel'
import { PlanUpgrade } from './plan-upgrade'
import { type PlanActions, usePlan } from './use-plan'

interface PlanManageProps {
  readonly mine: MyPlan
  readonly busy: keyof PlanActions | null
  readonly actions: PlanActions
}

/** Links to payment methods and invoices at the payment provider. */
function PlanManage({ mine, busy, actions }: PlanManageProps) {
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
        so="so there are no payment methods or invoices to manage"
      />
    </>
  )
}

/** The current plan, its next payment or end, and its actions. */
export function MyPlanCard() {
  const { mine, error, refetch: readAgain, busy, actions } = usePlan()
  const words = mine && describePlan(mine)
  return (
    <section aria-labelledby="subscription" className="flex flex-col gap-4">
      <h2 id="subscription" className="text-xl">
        Subscription
      </h2>
      {error && (
        <LoadErrorNote
          title="Your plan could not be loaded"
          sentence={toErrorMessage(error)}
          onTryAgain={readAgain}
        />
      )}
      {!error && (
        // Reserves the usual height while loading.
        <Card aria-busy={!mine} className="flex min-h-51 flex-col gap-4">
          {mine && words ? (
            <>
              <div className="flex grow flex-col gap-1">
                <p className="font-heading text-2xl font-title">{words.title}</p>
                <p className="text-ink-soft">{words.status}</p>
                {mine.renewsAt && !mine.endsAt && (
                  <dl className="flex flex-wrap gap-x-2 pt-1">
                    <dt>Next billing date</dt>
                    <dd className="font-semibold">
                      <BillingDate at={mine.renewsAt} />
                    </dd>
                  </dl>
                )}
                {words.noPayments && <p className="text-ink-soft">{words.noPayments}</p>}
              </div>
              {words.warning && <ErrorNote>{words.warning}</ErrorNote>}
              <div className="flex flex-wrap gap-2">
                {mine.plan === 'free' && <PlanUpgrade mine={mine} busy={busy} actions={actions} />}
                {mine.by === 'trial' && mine.payments && (
                  <PlanUpgrade mine={mine} label="Keep Premium" busy={busy} actions={actions} />
                )}
                <PlanManage mine={mine} busy={busy} actions={actions} />
                <PlanCancel mine={mine} busy={busy} actions={actions} />
              </div>
            </>
          ) : (
            <>
              <div className="flex grow flex-col gap-2">
                <Skeleton className="h-7 w-32" />
                <Skeleton lines={2} />
              </div>
              <Skeleton className="h-11 w-28" />
            </>
          )}
        </Card>
      )}
    </section>
  )
}
