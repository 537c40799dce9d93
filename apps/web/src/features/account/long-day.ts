import { dateText, writtenAs } from '../../ui/written-as'

const asSpecified = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The day of an instant, where this device is: '30 November 2026'. */
export function longDay(instant: string): string {
  return dateText(instant, { dateStyle: 'long' })
}

/** The same on bills. In English it stands as the specification has it: 'March 15, 2024'. */
export function billingDay(instant: string): string {
  return writtenAs().startsWith('en') ? asSpecified.format(new Date(instant)) : longDay(instant)
}
