import { scan } from '@larder/contract/scan'
import { History } from 'lucide-react'
import { toErrorMessage } from '../../../api/api-error'
import { usePagedRead } from '../../../api/use-paged-read'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { HistoryEntry } from './history-entry'

/** The household's scans, newest first. */
export function ScanHistory() {
  const { rows, total, error, more, fetchingMore } = usePagedRead(scan.list, {}, 20)
  if (!rows && error)
    return <ErrorNote title="Your scans could not be read.">{toErrorMessage(error)}</ErrorNote>
  if (!rows) return <HistorySkeleton />
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<History />}
        title="No scans yet"
        hint="What you scan is listed here, saved or not."
      />
    )
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{total === 1 ? '1 scan' : `${numberText(total)} scans`}</p>
      <ul aria-label="Scans" className="flex flex-col divide-y rounded-card border bg-raised">
        {rows.map((each) => (
          <HistoryEntry key={each.id} scan={each} />
        ))}
      </ul>
      {more && (
        <Button wide busy={fetchingMore} onClick={() => void more()}>
          Show more
        </Button>
      )}
    </div>
  )
}

function HistorySkeleton() {
  return (
    <div role="status" aria-busy className="flex flex-col divide-y rounded-card border">
      <span className="sr-only">Reading your scans…</span>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex min-h-22 items-start gap-3 p-4">
          <Skeleton className="size-12 rounded-full" />
          <Skeleton lines={2} className="grow" />
        </div>
      ))}
    </div>
  )
}
