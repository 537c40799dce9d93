import { CloudOff } from 'lucide-react'

interface OfflineNoteProps {
  /** Whether a cached week is shown. */
  readonly known: boolean
}

/** Offline the plan is read-only: otherwise two cooks could plan the same slot. */
export function OfflineNote({ known }: OfflineNoteProps) {
  return (
    <p role="status" className="flex items-start gap-3 rounded-card border bg-shade p-4 print:hidden">
      <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      {known
        ? 'You are offline. This is the plan as it was last read; it can be changed once you are back.'
        : 'You are offline, and this week was not read before. It comes as soon as you are back.'}
    </p>
  )
}
