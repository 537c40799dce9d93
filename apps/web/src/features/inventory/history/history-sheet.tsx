import { type BookingEntry, type InventoryItem, inventory } from '@larder/contract/inventory'
import { History, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-read'
import { BookingIcon } from '../../../food/booking/booking-icon'
import { bookingSentence } from '../../../food/booking/booking-sentence'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { Sheet } from '../../../ui/overlays/sheet'
import { useOpenCount } from '../use-open-count'

export interface HistorySheetProps {
  readonly item: InventoryItem
  readonly open: boolean
  readonly onClose: () => void
  /** May return a promise: the entry is busy until it settles. */
  readonly onUndo: (bookingId: number) => unknown
}

/** All bookings of an item, newest first. */
export function HistorySheet(props: HistorySheetProps) {
  const { item, open, onClose } = props
  const opening = useOpenCount(open, item.id)
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      className="w-[28rem]"
      title={
        <span className="flex items-center gap-2">
          <FoodIcon foodId={item.foodId} category={item.category} className="size-7" />
          <span className="min-w-0 truncate">History of {item.name}</span>
        </span>
      }
    >
      <div className="px-4 pt-1">
        <HistoryPages key={opening} {...props} />
      </div>
    </Sheet>
  )
}

interface HistoryPageProps {
  readonly item: InventoryItem
  readonly page: number
  /** The last page requested; it shows the button for the next one. */
  readonly last: boolean
  readonly onMore: () => void
  readonly onUndo: (bookingId: number) => unknown
}

const pageSize = 20

interface HistoryRowProps {
  readonly entry: BookingEntry
  readonly onUndo: (bookingId: number) => unknown
}

function HistoryRow({ entry, onUndo }: HistoryRowProps) {
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

/** One page of the history: twenty entries, fetched separately. */
function HistoryPage({ item, page, last, onMore, onUndo }: HistoryPageProps) {
  const { data, error, refetch, isFetching } = useRead(inventory.history, {
    params: { id: item.id },
    query: { page, size: pageSize },
  })
  if (!data && error)
    return (
      <ErrorNote
        title="The history could not be loaded."
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {toErrorMessage(error)}
      </ErrorNote>
    )
  if (!data) return <HistorySkeleton rows={page === 1 ? 5 : 2} />
  if (page === 1 && data.data.length === 0)
    return (
      <EmptyState icon={<History />} title="Nothing yet" hint="What happens to it shows here." level={3} />
    )
  return (
    <>
      <ul className={page === 1 ? '' : 'border-t'}>
        {data.data.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} onUndo={onUndo} />
        ))}
      </ul>
      {last && data.page.pages > page && (
        <Button wide className="mt-3" onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  )
}

function HistorySkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" aria-busy>
      <span className="sr-only">Reading the history…</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex min-h-17 items-start gap-3 border-t py-3 first-of-type:border-t-0">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton lines={2} className="grow" />
        </div>
      ))}
    </div>
  )
}

function HistoryPages({ item, onUndo }: HistorySheetProps) {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
    <HistoryPage
      key={page}
      item={item}
      page={page}
      last={page === pages}
      onMore={() => setPages(pages + 1)}
      onUndo={onUndo}
    />
  ))
}
