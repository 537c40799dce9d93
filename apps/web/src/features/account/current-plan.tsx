import { freeScansPerDay, type MyPlan, planOf } from '@larder/contract/plans'
import { ErrorNote } from '../../ui/error-note'
import { BillingDate } from './billing-date'
import { planAbouts } from './plan-abouts'
import { planWords } from './plan-words'

/** What the cook is on, and what holds of it. */
export function CurrentPlan({ mine }: { readonly mine: MyPlan }) {
  const words = planWords(mine)
  const isFree = mine.plan === 'free'
  return (
    <div className="flex min-w-0 grow basis-60 flex-col gap-1">
      <p className="text-sm text-ink-soft">Current plan</p>
      <h3 className="text-2xl">{isFree ? planOf('free').name : words.title}</h3>
      <p>{planAbouts[mine.plan]}</p>
      <p className="text-ink-soft">{isFree ? `${freeScansPerDay} scans a day.` : words.standing}</p>
      {mine.renewsAt && !mine.endsAt && (
        <p className="text-ink-soft">
          Next billing date: <BillingDate at={mine.renewsAt} />
        </p>
      )}
      {words.trouble && <ErrorNote className="mt-2">{words.trouble}</ErrorNote>}
    </div>
  )
}
