const steps = [
  { unit: 'minute', seconds: 60 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'week', seconds: 7 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400 },
  { unit: 'year', seconds: 365 * 86_400 },
] as const

const formatter = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/**
 * Formats the time since an instant: '2 hours ago'. A time slightly in the future, from a wrong clock, is
 * 'just now'.
 */
export function timeAgo(at: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(at)) / 1000)
  const step = steps.findLast((candidate) => seconds >= candidate.seconds)
  return step ? formatter.format(-Math.floor(seconds / step.seconds), step.unit) : 'just now'
}
