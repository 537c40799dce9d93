import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { sentenceOf } from '../api/api-error'
import { followHousehold, useLiveState } from '../api/live'
import { outbox } from '../api/outbox'
import { tellMoved } from '../features/household/tell-moved'
import { toast } from '../ui/toast-store'

/** Follows the household while the cook is signed in, and says so quietly when that is not possible. */
export function Live() {
  useEffect(() => followHousehold({ onMoved: (from) => void tellMoved(from) }), [])
  useEffect(() => outbox.whenRefused(tellRefused), [])
  const away = useLiveState() === 'offline'
  return (
    // At the bottom: there it covers neither the header, nor a heading, nor a phone's toasts.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--toast-lift,1rem) z-30 flex justify-center px-4 sm:justify-start"
    >
      {away && (
        <p className="flex animate-appear items-center gap-2 rounded-full border border-edge bg-raised px-4 py-1.5 text-sm font-medium shadow-float">
          <CloudOff aria-hidden className="size-4 shrink-0 text-ink-soft" />
          Offline. Larder catches up when it is back.
        </p>
      )}
    </div>
  )
}

/** A change of before a reload, or of another tab, that the server did not take. */
function tellRefused(_: unknown, error: unknown) {
  toast({ title: 'Not Saved', description: sentenceOf(error), tone: 'destructive' })
}
