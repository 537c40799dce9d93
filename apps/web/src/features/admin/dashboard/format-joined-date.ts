import { dateText } from '../../../ui/formatting/locale'

const dateFormat = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
} as const

/** Formats the join date, always with the year: '3 Nov 2026'. */
export function formatJoinedDate(day: string): string {
  return dateText(`${day}T00:00:00Z`, dateFormat)
}
