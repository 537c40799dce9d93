import { Info } from 'lucide-react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../../use-hydrated'
import { formatLongDate } from '../format-long-date'

/** Shown after a deletion request: until when and how it can be undone. */
export function AccountDeletionNotice() {
  const deletionAt = readDeletionDate(useLocation().state)
  const hydrated = useHydrated()
  if (deletionAt === null || !hydrated) return null
  return (
    <div role="status" className="flex gap-3 rounded-card border border-sky bg-sky-wash p-4">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-sky-ink" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold">Your account will be deleted on {formatLongDate(deletionAt)}.</p>
        <p>
          You are signed out everywhere, and we have mailed you the details. To undo it before that day, log
          in and press ‘Keep my account’.
        </p>
      </div>
    </div>
  )
}

function readDeletionDate(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('deletionAt' in state)) return null
  const { deletionAt } = state
  return typeof deletionAt === 'string' && !Number.isNaN(Date.parse(deletionAt)) ? deletionAt : null
}
