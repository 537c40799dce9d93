const steps = [
  { unit: 'minute', seconds: 60 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'week', seconds: 7 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400 },
  { unit: 'year', seconds: 365 * 86_400 },
] as const

const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** How long ago an instant was, seen from now: '2 hours ago'. What is a little ahead, by a clock that is off, is just now. */
export function timeAgo(at: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(at)) / 1000)
  const step = steps.findLast((one) => seconds >= one.seconds)
  return step ? words.format(-Math.floor(seconds / step.seconds), step.unit) : 'just now'
}
