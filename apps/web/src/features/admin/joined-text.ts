import { dateText } from '../../ui/written-as'

const inFull = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
} as const

/** Since when somebody is here, always with the year: '3 Nov 2026'. */
export function joinedText(day: string): string {
  return dateText(`${day}T00:00:00Z`, inFull)
}
