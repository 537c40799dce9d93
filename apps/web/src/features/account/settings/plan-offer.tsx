import type { Subscription } from '@larder/contract/account'
import { findSubscriptionPlan, type MyPlan } from '@larder/contract/plans'
import { PlanUpgrade } from '../plan/plan-upgrade'
import type { PlanActions } from '../plan/use-plan'

interface PlanOfferProps {
  readonly plan: Exclude<Subscription, 'free'>
  readonly about: string
  readonly label: string
  readonly mine: MyPlan
  readonly busy: keyof PlanActions | null
  readonly actions: PlanActions
}

/** An available plan with its price. */
export function PlanOffer({ plan, about, label, mine, busy, actions }: PlanOfferProps) {
  const { name, price } = findSubscriptionPlan(plan)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-52">
        <h3 className="text-lg">{name}</h3>
        <p className="text-ink-soft">{about}</p>
      </div>
      <div className="flex grow flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:grow-0">
        <p className="numbers font-semibold">
          {price}
          <span className="font-normal text-ink-soft">/month</span>
        </p>
        <PlanUpgrade
          mine={mine}
          to={plan}
          label={label}
          variant={plan === 'premium' ? 'primary' : 'secondary'}
          busy={busy}
          actions={actions}
        />
      </div>
    </div>
  )
}
