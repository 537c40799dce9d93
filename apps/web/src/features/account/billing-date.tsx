import { Badge } from '../../ui/badge'
import { useNow } from '../../ui/use-now'
import { billingDay } from './long-day'

/** The day a plan is paid next. One that is long past belongs to the demo, and says so. */
export function BillingDate({ at }: { readonly at: string }) {
  const isPast = Date.parse(at) < useNow() - 7 * 86_400_000
  return (
    <>
      <time dateTime={at}>{billingDay(at)}</time>
      {isPast && <Badge className="ms-2">Sample</Badge>}
    </>
  )
}
