import { Check } from 'lucide-react'

/**
 * Shows that a change is saved. The element is always rendered, so that it is announced and nothing moves.
 */
export function SavedMark({ saved }: { readonly saved: boolean }) {
  return (
    <p role="status" className="text-sm font-medium text-herb-ink">
      {saved && (
        <span className="flex items-center gap-1">
          <Check aria-hidden className="size-4" /> Saved
        </span>
      )}
    </p>
  )
}
