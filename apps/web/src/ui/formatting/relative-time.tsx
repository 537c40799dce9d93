import type { ComponentProps } from 'react'
import { dateText } from './locale'
import { useNow } from './use-now'

export type RelativeTimeProps = Omit<ComponentProps<'time'>, 'dateTime' | 'title' | 'children'> & {
  /** An ISO 8601 timestamp. */
  at: string
}

const fullFormat = { dateStyle: 'full', timeStyle: 'short' } as const

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

/** Shows '2 hours ago', with the exact time on hover. */
export function RelativeTime({ at, ...rest }: RelativeTimeProps) {
  const now = useNow()
  return (
    <time dateTime={at} title={dateText(at, fullFormat)} {...rest}>
      {timeAgo(at, now)}
    </time>
  )
}
