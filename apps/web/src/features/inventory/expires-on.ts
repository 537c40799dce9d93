import { dateText } from '../../ui/written-as'

const inFull = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
} as const

/** A day in full: '18 Nov 2026'. */
export function expiresOn(day: string): string {
  return dateText(`${day}T00:00:00Z`, inFull)
}
