import type { MyPlan } from '@larder/contract/plans'
import { toErrorMessage } from '../../../api/api-error'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { PlanCancel } from '../plan/plan-cancel'
import { usePlan } from '../plan/use-plan'
import { CurrentPlan } from './current-plan'
import { PaymentMethod } from './payment-method'
import { PaymentReturnNotice } from './payment-return-notice'
import { PlanOffer } from './plan-offer'
import { planSummaries } from './plan-summaries'
import { SettingsSection } from './settings-section'

/** The most common plan: an invisible placeholder that reserves space until the plan loads. */
const placeholderPlan: MyPlan = {
  plan: 'free',
  by: 'nothing',
  paymentFailed: false,
  trialLeft: true,
  payments: false,
}

/** The current plan, the available plans, and the payment method. */
export function BillingSettings() {
  const { mine, error, refetch: readAgain, busy, actions } = usePlan()
  const shown = mine ?? placeholderPlan
  const rows = [
    <div key="current" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <CurrentPlan mine={shown} />
      <PlanCancel mine={shown} busy={busy} actions={actions} />
    </div>,
    ...listOffers(shown).map(({ plan, label }) => (
      <PlanOffer
        key={plan}
        plan={plan}
        label={label}
        about={planSummaries[plan]}
        mine={shown}
        busy={busy}
        actions={actions}
      />
    )),
    <PaymentMethod
      key="method"
      payments={shown.payments}
      isPaying={shown.by === 'payment'}
      busy={busy === 'portal'}
      onGo={() => void actions.portal()}
    />,
  ]
  return (
    <SettingsSection
      id="billing"
      title="Billing & Payment"
      intro="Your plan, and what you pay with."
      busy={!mine && !error}
    >
      <PaymentReturnNotice mine={mine} refetch={readAgain} />
      {error && (
        <div>
          <LoadErrorNote
            title="Your plan could not be read"
            sentence={toErrorMessage(error)}
            onTryAgain={readAgain}
          />
        </div>
      )}
      {mine && rows}
      {!mine &&
        !error &&
        rows.map((row) => (
          <div key={row.key} inert aria-hidden className="relative">
            <div className="invisible">{row}</div>
            <Skeleton className="absolute inset-4 sm:inset-x-6" />
          </div>
        ))}
    </SettingsSection>
  )
}

/** The plans above the current one; a trial can be kept. */
function listOffers(mine: MyPlan): { plan: 'premium' | 'pro'; label: string }[] {
  const pro = { plan: 'pro', label: 'Upgrade to Pro' } as const
  if (mine.plan === 'pro') return []
  if (mine.plan === 'free') return [{ plan: 'premium', label: 'Upgrade' }, pro]
  return mine.by === 'trial' ? [{ plan: 'premium', label: 'Keep Premium' }, pro] : [pro]
}
