import { dateText, getDisplayLocale } from '../../ui/formatting/locale'

const englishBillingFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** Formats the local day of an instant: '30 November 2026'. */
export function formatLongDate(instant: string): string {
  return dateText(instant, { dateStyle: 'long' })
}

/** The same for bills. In English it is formatted as in the specification: 'March 15, 2024'. */
export function formatBillingDate(instant: string): string {
  return getDisplayLocale().startsWith('en')
    ? englishBillingFormat.format(new Date(instant))
    : formatLongDate(instant)
}
