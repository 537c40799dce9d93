import { findSubscriptionPlan, type MyPlan } from '@larder/contract/plans'
import { CircleCheck, Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

interface PaymentReturnProps {
  readonly mine: MyPlan | undefined
  readonly refetch: () => void
}

const pollIntervalMs = 2000
const maxPolls = 30

/** Shown after the return from the payment provider: polls until the plan is active. */
export function PaymentReturnNotice({ mine, refetch: readAgain }: PaymentReturnProps) {
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
          <strong className="font-semibold">Thank you!</strong> {isThere && `You are on ${plan.name} now.`}
          {looking && 'Your payment is being confirmed …'}
          {!isThere && !looking && `${plan.name} shows here as soon as the payment service has confirmed it.`}
        </p>
      )}
    </div>
  )
}
