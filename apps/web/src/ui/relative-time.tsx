import type { ComponentProps } from 'react'
import { timeAgo } from './time-ago'
import { useNow } from './use-now'

export type RelativeTimeProps = Omit<ComponentProps<'time'>, 'dateTime' | 'title' | 'children'> & {
  /** An ISO instant. */
  at: string
}

const inFull = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' })

/** '2 hours ago', and the exact moment to whoever points at it. */
export function RelativeTime({ at, ...rest }: RelativeTimeProps) {
  const now = useNow()
  return (
    <time dateTime={at} title={inFull.format(new Date(at))} {...rest}>
      {timeAgo(at, now)}
    </time>
  )
}
