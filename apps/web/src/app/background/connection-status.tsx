import { CloudOff } from 'lucide-react'
import { useStalledCount } from '../../api/change-queue/use-unsent-changes'
import { useConnectionState } from '../../api/household-sync/household-sync'
import { useLastConfirmedAt } from '../../api/persisted-cache/stale-queries'
import { useShoppingList } from '../../api/shopping-list/use-shopping-list'
import { useNow } from '../../ui/formatting/use-now'
import { toast } from '../../ui/toasts/toast-store'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { toConnectionStatusText } from './connection-status-text'

/**
 * Whether Larder can be reached, and what it has not been told yet: one quiet place for all of it. It hangs on the
 * header's edge, where at no width anything else has to make room.
 */
export function ConnectionStatus() {
  const offline = useConnectionState() === 'offline'
  const { sync } = useShoppingList()
  const heldUp = useStalledCount() + (sync.state === 'waiting' || sync.state === 'offline' ? sync.waiting : 0)
  const words = toConnectionStatusText({
    offline,
    stalledCount: heldUp,
    seenAt: useLastConfirmedAt(),
    now: useNow(),
  })
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-4 top-full flex justify-center md:justify-end"
    >
      {words && (
        <button
          type="button"
          onClick={() => toast({ title: words.title, description: words.more })}
          // What can be pressed reaches below the edge, not up to the links above it.
          className="group pointer-events-auto -mt-3.5 flex min-h-11 min-w-0 animate-appear items-start text-sm font-medium"
        >
          <span
            aria-hidden
            className="flex min-w-0 items-center gap-1.5 rounded-full border border-edge bg-raised px-3 py-0.5 group-hover:bg-shade"
          >
            <CloudOff className="size-4 shrink-0 text-ink-soft" />
            <span className="truncate">
              {words.title}
              {words.detail && <span className="font-normal"> · {words.detail}</span>}
            </span>
          </span>
          <VisuallyHidden>
            {words.title}. {words.more}
          </VisuallyHidden>
        </button>
      )}
    </div>
  )
}
