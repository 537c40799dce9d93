import type { ComponentProps } from 'react'
import { dateText } from './locale'
import { timeAgo } from './time-ago'
import { useNow } from './use-now'

export type RelativeTimeProps = Omit<ComponentProps<'time'>, 'dateTime' | 'title' | 'children'> & {
  /** An ISO 8601 timestamp. */
  at: string
}

const fullFormat = { dateStyle: 'full', timeStyle: 'short' } as const

/** Shows '2 hours ago', with the exact time on hover. */
export function RelativeTime({ at, ...rest }: RelativeTimeProps) {
  const now = useNow()
  return (
    <time dateTime={at} title={dateText(at, fullFormat)} {...rest}>
      {timeAgo(at, now)}
    </time>
  )
}
