import { CloudOff } from 'lucide-react'
import { useStalledCount } from '../../api/change-queue/change-queue'
import { useConnectionState } from '../../api/household-sync/household-sync'
import { useLastConfirmedAt } from '../../api/persisted-cache/stale-queries'
import { useLazyListState } from '../../api/shopping-list/use-lazy-list-lines'
import { useNow } from '../../ui/formatting/use-now'
import { toast } from '../../ui/toasts/toast-store'
import { useAfterScreen } from '../../ui/use-after-screen'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { toConnectionStatusText } from './connection-status-text'

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
