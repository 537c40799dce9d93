import { Badge } from '../../../ui/display/badge'
import { useNow } from '../../../ui/formatting/use-now'
import { formatBillingDate } from '../format-long-date'

/** The next billing date. One that is long past belongs to the demo and is marked as such. */
export function BillingDate({ at }: { readonly at: string }) {
  const isPast = Date.parse(at) < useNow() - 7 * 86_400_000
  return (
    <>
      <time dateTime={at}>{formatBillingDate(at)}</time>
      {isPast && <Badge className="ms-2">Sample</Badge>}
    </>
  )
}
