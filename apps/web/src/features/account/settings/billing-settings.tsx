import type { Subscription } from '@larder/contract/account'
import { findSubscriptionPlan, freeScansPerDay, type MyPlan } from '@larder/contract/plans'
import { CircleCheck, CreditCard, Info } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useSearchParams } from '../../../router/router'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { BillingDate } from '../plan/billing-date'
import { describePlan } from '../plan/describe-plan'
import { PlanCancel } from '../plan/plan-cancel'
import { PlanUpgrade } from '../plan/plan-upgrade'
import { type PlanActions, usePlan } from '../plan/use-plan'
import { SettingsSection } from './settings-section'

/** The most common plan: an invisible placeholder that reserves space until the plan loads. */
const placeholderPlan: MyPlan = {
  plan: 'free',
  by: 'nothing',
  paymentFailed: false,
  trialLeft: true,
  payments: false,
}

interface PaymentMethodProps {
  readonly payments: boolean
  readonly isPaying: boolean
  readonly busy: boolean
  readonly onGo: () => void
}

/** Links to cards and invoices; where no payments are taken, an explanation. */
function PaymentMethod({ payments, isPaying, busy, onGo }: PaymentMethodProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p id={id} className="min-w-0 grow basis-60 text-ink-soft">
        {payments
          ? 'Cards and invoices are kept by the payment service, not by us.'
          : 'Payments are not set up on this installation, so there is nothing to pay with.'}
      </p>
      <Button icon={<CreditCard />} aria-describedby={id} disabled={!payments} busy={busy} onClick={onGo}>
        {isPaying ? 'Manage Payment Methods' : 'Add Payment Method'}
      </Button>
    </div>
  )
}

/** The plan descriptions in the settings. */
const planSummaries = {
  free: 'Limited AI features',
  premium: 'Unlimited AI scans and features',
  pro: 'Premium, with API access for professionals',
} as const

/** The current plan and its terms. */
function CurrentPlan({ mine }: { readonly mine: MyPlan }) {
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

interface PlanOfferProps {
  readonly plan: Exclude<Subscription, 'free'>
  readonly about: string
  readonly label: string
  readonly mine: MyPlan
  readonly busy: keyof PlanActions | null
  readonly actions: PlanActions
}

/** An available plan with its price. */
function PlanOffer({ plan, about, label, mine, busy, actions }: PlanOfferProps) {
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

interface PaymentReturnProps {
  readonly mine: MyPlan | undefined
  readonly refetch: () => void
}

const pollIntervalMs = 2000
const maxPolls = 30

/** Shown after the return from the payment provider: polls until the plan is active. */
function PaymentReturnNotice({ mine, refetch: readAgain }: PaymentReturnProps) {
  const [query, setQuery] = useSearchParams()
  const [paid] = useState(() => query.get('paid'))
  const [looks, setLooks] = useState(0)
  const plan = paid === 'premium' || paid === 'pro' ? findSubscriptionPlan(paid) : null
  const isThere = plan !== null && mine?.by === 'payment' && mine.plan === plan.id
  const looking = plan !== null && !isThere && looks < maxPolls

  // The notice must not show again on reload.
  useEffect(() => {
    if (!query.has('paid')) return
    const rest = new URLSearchParams(query)
    rest.delete('paid')
    setQuery(rest, { replace: true })
  }, [query, setQuery])

  useEffect(() => {
    if (!looking) return
    const timer = setTimeout(() => {
      setLooks((count) => count + 1)
      readAgain()
    }, pollIntervalMs)
    return () => clearTimeout(timer)
  })

  if (plan === null && paid !== 'no') return null
  const Icon = plan === null ? Info : CircleCheck
  return (
    <div role="status" className="flex gap-3 bg-herb-wash">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-herb-ink" />
      {plan === null && <p>You have not paid anything, and nothing has changed.</p>}
      {plan !== null && (
        <p>
          <strong className="font-semibold">Thank you!</strong> {isThere && `You’re now on ${plan.name}.`}
          {looking && 'Your payment is being confirmed …'}
          {!isThere && !looking && `${plan.name} shows here as soon as the payment service has confirmed it.`}
        </p>
      )}
    </div>
  )
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
            title="Your plan could not be loaded"
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
