import { CloudOff } from 'lucide-react'
import { useStalledCount } from '../../api/change-queue/change-queue'
import { useConnectionState } from '../../api/household-sync/connection-state'
import { useLastConfirmedAt } from '../../api/persisted-cache/stale-queries'
import { useLazyListState } from '../../api/shopping-list/use-lazy-list-lines'
import { useAfterScreen } from '../../ui/after-screen'
import { formatNounCount } from '../../ui/formatting/format-noun-count'
import { dateText } from '../../ui/formatting/locale'
import { useNow } from '../../ui/formatting/use-now'
import { toast } from '../../ui/toasts/toast-store'
import { VisuallyHidden } from '../../ui/visually-hidden'

/**
 * Shows in one place whether Larder can be reached and what has not been sent yet. It overlaps the header's
 * edge, so that nothing has to move at any width.
 */
export function ConnectionStatus() {
  const offline = useConnectionState() === 'offline'
  const sync = useLazyListState(useAfterScreen())?.sync
  const stalledCount =
    useStalledCount() + (sync?.state === 'waiting' || sync?.state === 'offline' ? sync.waiting : 0)
  const status = toConnectionStatusText({
    offline,
    stalledCount,
    seenAt: useLastConfirmedAt(),
    now: useNow(),
  })
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-4 top-full flex justify-center md:justify-end"
    >
      {status && (
        <button
          type="button"
          onClick={() => toast({ title: status.title, description: status.more })}
          // The press area extends below the edge, away from the links above.
          className="group pointer-events-auto -mt-3.5 flex min-h-11 min-w-0 animate-appear items-start text-sm font-medium"
        >
          <span
            aria-hidden
            className="flex min-w-0 items-center gap-1.5 rounded-full border border-edge bg-raised px-3 py-0.5 group-hover:bg-shade"
          >
            <CloudOff className="size-4 shrink-0 text-ink-soft" />
            <span className="truncate">
              {status.title}
              {status.detail && <span className="font-normal"> · {status.detail}</span>}
            </span>
          </span>
          <VisuallyHidden>
            {status.title}. {status.more}
          </VisuallyHidden>
        </button>
      )}
    </div>
  )
}

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
    seen && `This is how things looked ${seen}.`,
    stalledCount > 0 ? changes : 'Larder will catch up once it’s back.',
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
