import type { MyPlan } from '@larder/contract/plans'
import { sentenceOf } from '../../api/api-error'
import { ReadingTrouble } from '../../ui/reading-trouble'
import { BillingSkeleton } from './billing-skeleton'
import { CurrentPlan } from './current-plan'
import { PaymentMethod } from './payment-method'
import { PaymentReturn } from './payment-return'
import { planAbouts } from './plan-abouts'
import { PlanCancel } from './plan-cancel'
import { PlanOffer } from './plan-offer'
import { SettingsSection } from './settings-section'
import { usePlan } from './use-plan'

/** What the cook is on, what they could be on, and what they pay with. */
export function BillingSettings() {
  const { mine, error, readAgain, busy, deeds } = usePlan()
  const offered = mine ? offersFor(mine) : []
  return (
    <SettingsSection
      id="billing"
      title="Billing & Payment"
      intro="Your plan, and what you pay with."
      busy={!mine && !error}
    >
      <PaymentReturn mine={mine} readAgain={readAgain} />
      {error && (
        <div>
          <ReadingTrouble
            title="Your plan could not be read"
            sentence={sentenceOf(error)}
            onTryAgain={readAgain}
          />
        </div>
      )}
      {mine && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <CurrentPlan mine={mine} />
          <PlanCancel mine={mine} busy={busy} deeds={deeds} />
        </div>
      )}
      {mine &&
        offered.map(({ plan, label }) => (
          <PlanOffer
            key={plan}
            plan={plan}
            label={label}
            about={planAbouts[plan]}
            mine={mine}
            busy={busy}
            deeds={deeds}
          />
        ))}
      {mine && (
        <PaymentMethod
          payments={mine.payments}
          isPaying={mine.by === 'payment'}
          busy={busy === 'portal'}
          onGo={() => void deeds.portal()}
        />
      )}
      {!mine && !error && <BillingSkeleton />}
    </SettingsSection>
  )
}

/** Plans above the one that is had; a trial can be kept. */
function offersFor(mine: MyPlan): { plan: 'premium' | 'pro'; label: string }[] {
  const pro = { plan: 'pro', label: 'Upgrade to Pro' } as const
  if (mine.plan === 'pro') return []
  if (mine.plan === 'free') return [{ plan: 'premium', label: 'Upgrade' }, pro]
  return mine.by === 'trial' ? [{ plan: 'premium', label: 'Keep Premium' }, pro] : [pro]
}
