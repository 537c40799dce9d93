import { findSubscriptionPlan, freeScansPerDay, type MyPlan } from '@larder/contract/plans'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { BillingDate } from '../plan/billing-date'
import { describePlan } from '../plan/describe-plan'
import { planSummaries } from './plan-summaries'

/** The current plan and its terms. */
export function CurrentPlan({ mine }: { readonly mine: MyPlan }) {
  const words = describePlan(mine)
  const isFree = mine.plan === 'free'
  return (
    <div className="flex min-w-0 grow basis-60 flex-col gap-1">
      <p className="text-sm text-ink-soft">Current plan</p>
      <h3 className="text-2xl">{isFree ? findSubscriptionPlan('free').name : words.title}</h3>
      <p>{planSummaries[mine.plan]}</p>
      <p className="text-ink-soft">{isFree ? `${freeScansPerDay} scans a day.` : words.status}</p>
      {mine.renewsAt && !mine.endsAt && (
        <p className="text-ink-soft">
          Next billing date: <BillingDate at={mine.renewsAt} />
        </p>
      )}
      {words.warning && <ErrorNote className="mt-2">{words.warning}</ErrorNote>}
    </div>
  )
}
