import type { ComponentProps } from 'react'
import { dateText } from './locale'
import { timeAgo } from './time-ago'
import { useNow } from './use-now'

export type RelativeTimeProps = Omit<ComponentProps<'time'>, 'dateTime' | 'title' | 'children'> & {
  /** An ISO instant. */
  at: string
}

const inFull = { dateStyle: 'full', timeStyle: 'short' } as const

/** '2 hours ago', and the exact moment to whoever points at it. */
export function RelativeTime({ at, ...rest }: RelativeTimeProps) {
  const now = useNow()
  return (
    <time dateTime={at} title={dateText(at, inFull)} {...rest}>
      {timeAgo(at, now)}
    </time>
  )
}
