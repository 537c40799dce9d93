import type { BookingEntry, BookingKind } from '@larder/contract/inventory'
import {
  ArrowRightLeft,
  CookingPot,
  Droplets,
  Merge,
  PackageOpen,
  Pencil,
  Plus,
  Split,
  Trash2,
  Undo2,
  Utensils,
  X,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { RelativeTime } from '../../ui/relative-time'
import { historySentence } from './history-sentence'

interface HistoryRowProps {
  readonly entry: BookingEntry
  readonly onUndo: (bookingId: number) => unknown
}

const icons: Readonly<Record<BookingKind, typeof Plus>> = {
  bought: Plus,
  used: Utensils,
  wasted: Trash2,
  moved: ArrowRightLeft,
  corrected: Pencil,
  removed: X,
  cooked: CookingPot,
  opened: PackageOpen,
  thawed: Droplets,
  split: Split,
  merged: Merge,
}

export function HistoryRow({ entry, onUndo }: HistoryRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const [busy, setBusy] = useState(false)
  const { undone, undoable } = entry
  const Icon = icons[entry.kind]
  const sentence = historySentence(entry)

  // With the undone entry goes its button, and the focus with it.
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
      <span
        aria-hidden
        className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-shade text-ink-soft [&_svg]:size-4"
      >
        <Icon />
      </span>
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
