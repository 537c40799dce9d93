import { Info } from 'lucide-react'
import { Button } from '../../ui/controls/button'

/** Another member saved other choices in the meantime; the cook decides which to keep. */
export function ConflictNote({ onForget }: { readonly onForget: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sky-wash p-3">
      <p className="flex grow basis-60 gap-2">
        <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-sky-ink" />
        Somebody else changed these meanwhile. Saving replaces their choice.
      </p>
      <Button onClick={onForget}>Show theirs</Button>
    </div>
  )
}
