import { dateText } from '../../ui/formatting/locale'

/** The day of an instant, as it is where the cook is. Example: '3 March 2026'. */
export function formatInstantDay(instant: string): string {
  return dateText(instant, { dateStyle: 'long' })
}
