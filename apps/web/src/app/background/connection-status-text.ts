import { formatNounCount } from '../../ui/formatting/format-noun-count'
import { dateText } from '../../ui/formatting/locale'

interface ConnectionStatusInput {
  readonly offline: boolean
  /** Changes that could not be sent yet. */
  readonly stalledCount: number
  /** When the server last confirmed what is on screen; null where that is now. */
  readonly seenAt: number | null
  readonly now: number
}

interface ConnectionStatusText {
  readonly title: string
  /** What there is room for beside it. */
  readonly detail: string | null
  /** All there is to say. */
  readonly more: string
}

/** How things stand between this device and the server; null when all is well. */
export function toConnectionStatusText({
  offline,
  stalledCount: heldUp,
  seenAt,
  now,
}: ConnectionStatusInput): ConnectionStatusText | null {
  const changes = `${formatNounCount(heldUp, 'change')} will be sent later.`
  if (!offline) return heldUp === 0 ? null : { title: `${heldUp} waiting`, detail: null, more: changes }
  const seen = seenAt === null ? null : formatSeenDay(seenAt, now)
  const parts = [
    seen && `You see what was there ${seen}.`,
    heldUp > 0 ? changes : 'Larder catches up when it is back.',
  ]
  return {
    title: 'Offline',
    detail: heldUp > 0 ? `${heldUp} waiting` : seen && `seen ${seen}`,
    more: parts.filter((part) => part !== null).join(' '),
  }
}

const time = { hour: 'numeric', minute: '2-digit' } as const
const date = { day: 'numeric', month: 'short' } as const

function formatSeenDay(at: number, now: number): string {
  const [day, today] = [new Date(at), new Date(now)]
  if (day.toDateString() === today.toDateString()) return `at ${dateText(at, time)}`
  today.setDate(today.getDate() - 1)
  return day.toDateString() === today.toDateString() ? 'yesterday' : `on ${dateText(at, date)}`
}
