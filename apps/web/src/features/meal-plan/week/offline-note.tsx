import { CloudOff } from 'lucide-react'

interface OfflineNoteProps {
  /** Whether there is something to look at. */
  readonly known: boolean
}

/** Without network the plan can be read and not changed: two cooks would plan the same evening. */
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
