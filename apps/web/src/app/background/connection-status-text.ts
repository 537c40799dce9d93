import { formatNounCount } from '../../ui/formatting/format-noun-count'
import { dateText } from '../../ui/formatting/locale'

interface ConnectionStatusInput {
  readonly offline: boolean
  /** Changes that could not be sent yet. */
  readonly stalledCount: number
  /** When the server last confirmed what is on screen; null if it is current. */
  readonly seenAt: number | null
  readonly now: number
}

interface ConnectionStatusText {
  readonly title: string
  /** Short text beside the title. */
  readonly detail: string | null
  /** The full text. */
  readonly more: string
}

/** Returns the connection status to show; null when all is well. */
export function toConnectionStatusText({
  offline,
  stalledCount,
  seenAt,
  now,
}: ConnectionStatusInput): ConnectionStatusText | null {
  const changes = `${formatNounCount(stalledCount, 'change')} will be sent later.`
  if (!offline)
    return stalledCount === 0 ? null : { title: `${stalledCount} waiting`, detail: null, more: changes }
  const seen = seenAt === null ? null : formatSeenDay(seenAt, now)
  const parts = [
    seen && `You see what was there ${seen}.`,
    stalledCount > 0 ? changes : 'Larder catches up when it is back.',
  ]
  return {
    title: 'Offline',
    detail: stalledCount > 0 ? `${stalledCount} waiting` : seen && `seen ${seen}`,
    more: parts.filter((part) => part !== null).join(' '),
  }
}

const timeFormat = { hour: 'numeric', minute: '2-digit' } as const
const dayFormat = { day: 'numeric', month: 'short' } as const

function formatSeenDay(at: number, now: number): string {
  const [day, today] = [new Date(at), new Date(now)]
  if (day.toDateString() === today.toDateString()) return `at ${dateText(at, timeFormat)}`
  today.setDate(today.getDate() - 1)
  return day.toDateString() === today.toDateString() ? 'yesterday' : `on ${dateText(at, dayFormat)}`
}
