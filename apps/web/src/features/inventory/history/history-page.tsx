import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { History } from 'lucide-react'
import { toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-api'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { HistoryRow } from './history-row'

interface HistoryPageProps {
  readonly item: InventoryItem
  readonly page: number
  /** The last page requested; it shows the button for the next one. */
  readonly last: boolean
  readonly onMore: () => void
  readonly onUndo: (bookingId: number) => unknown
}

const pageSize = 20

/** One page of the history: twenty entries, fetched separately. */
export function HistoryPage({ item, page, last, onMore, onUndo }: HistoryPageProps) {
  const { data, error, refetch, isFetching } = useRead(inventory.history, {
    params: { id: item.id },
    query: { page, size: pageSize },
  })
  if (!data && error)
    return (
      <ErrorNote
        title="The history could not be read."
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
