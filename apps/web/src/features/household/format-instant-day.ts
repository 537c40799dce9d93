import { dateText } from '../../ui/formatting/locale'

/** Formats the local day of an instant. Example: '3 March 2026'. */
export function formatInstantDay(instant: string): string {
  return dateText(instant, { dateStyle: 'long' })
}
