import { Badge } from '../../../ui/display/badge'
import { getDisplayLocale, longDateText } from '../../../ui/formatting/locale'
import { useNow } from '../../../ui/formatting/use-now'

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

const englishBillingFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** Formats the local day of an instant for a bill. In English as in the specification: 'March 15, 2024'. */
export function formatBillingDate(instant: string): string {
  return getDisplayLocale().startsWith('en')
    ? englishBillingFormat.format(new Date(instant))
    : longDateText(instant)
}
