import type { BookingEntry } from '@larder/contract/inventory'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BookingIcon } from '../../../food/booking/booking-icon'
import { bookingSentence } from '../../../food/booking/booking-sentence'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { RelativeTime } from '../../../ui/formatting/relative-time'

interface HistoryRowProps {
  readonly entry: BookingEntry
  readonly onUndo: (bookingId: number) => unknown
}

export function HistoryRow({ entry, onUndo }: HistoryRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const [busy, setBusy] = useState(false)
  const { undone, undoable } = entry
  const sentence = bookingSentence(entry, 'it')

  // The Undo button disappears with the undo, so the focus moves to the row.
  useEffect(() => {
    if (undone && document.activeElement === document.body && busy) row.current?.focus()
  }, [undone, busy])

  async function undo() {
    setBusy(true)
    try {
      await onUndo(entry.id)
    } finally {
      setBusy(false)
    }
  }

  return (
    <li ref={row} tabIndex={-1} className="flex min-h-17 items-start gap-3 border-t py-3 first:border-t-0">
      <BookingIcon entry={entry} className="mt-0.5 size-8 [&_svg]:size-4" />
      <div className="min-w-0 grow">
        <p className={undone ? 'text-ink-soft line-through wrap-anywhere' : 'wrap-anywhere'}>{sentence}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <RelativeTime at={entry.at} />
          {undone && <Badge>undone</Badge>}
        </p>
      </div>
      {undoable && !undone && (
        <Button
          variant="quiet"
          busy={busy}
          icon={<Undo2 />}
          aria-label={`Undo: ${sentence}`}
          onClick={() => void undo()}
        >
          Undo
        </Button>
      )}
    </li>
  )
}
