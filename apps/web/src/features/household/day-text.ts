import { dateText } from '../../ui/written-as'

/** The day of an instant, as it is where the cook is. Example: '3 March 2026'. */
export function dayText(instant: string): string {
  return dateText(instant, { dateStyle: 'long' })
}
