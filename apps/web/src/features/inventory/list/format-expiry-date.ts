import { dateText } from '../../../ui/formatting/locale'

const longDate = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
} as const

/** Formats a day in full: '18 Nov 2026'. */
export function formatExpiryDate(day: string): string {
  return dateText(`${day}T00:00:00Z`, longDate)
}
