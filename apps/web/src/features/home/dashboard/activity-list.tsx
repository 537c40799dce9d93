import { inventory } from '@larder/contract/inventory'
import { PackagePlus } from 'lucide-react'
import { Link } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { refresh } from '../../../api/use-api'
import { usePagedRead } from '../../../api/use-paged-read'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { ActivityRow } from './activity-row'

const pageSize = 10

export function ActivityList() {
  const { rows, total, error, more, fetchingMore } = usePagedRead(inventory.activity, {}, pageSize)

  if (!rows && !error) return <Skeleton className="h-92" />
  if (rows?.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<PackagePlus />}
        title="Nothing has happened yet"
        hint="Add what is in your kitchen, and what becomes of it shows here."
        action={
          <Button variant="primary" asChild>
            <Link to={paths.inventory}>Add your first item</Link>
          </Button>
        }
        className="min-h-92"
      />
    )
  }
  return (
    <>
      {rows && (
        <>
          <ul className="border-y *:not-first:border-t">
            {rows.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </ul>
          <div className="flex min-h-11 items-center justify-between gap-4">
            <p role="status" className="numbers text-sm text-ink-soft">
              {rows.length} of {numberText(total)}
            </p>
            {more && (
              <Button busy={fetchingMore} onClick={() => void more()}>
                Show more
              </Button>
            )}
          </div>
        </>
      )}
      {/* Beside the pressed button, where it does not shift other content. */}
      {error && (
        <ErrorNote action={<Button onClick={() => void refresh(inventory.activity)}>Try Again</Button>}>
          {toErrorMessage(error)}
        </ErrorNote>
      )}
    </>
  )
}
