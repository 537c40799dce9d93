import { dateText, getDisplayLocale } from '../../ui/formatting/locale'

const englishBillingFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The day of an instant, where this device is: '30 November 2026'. */
export function formatLongDate(instant: string): string {
  return dateText(instant, { dateStyle: 'long' })
}

/** The same on bills. In English it stands as the specification has it: 'March 15, 2024'. */
export function formatBillingDate(instant: string): string {
  return getDisplayLocale().startsWith('en')
    ? englishBillingFormat.format(new Date(instant))
    : formatLongDate(instant)
}
