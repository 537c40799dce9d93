import { imports } from '@larder/contract/imports'
import { useEffect, useRef, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { refresh, useRead, useWrite } from '../../../api/use-api'
import { Button } from '../../../ui/controls/button'
import { Pagination } from '../../../ui/display/pagination'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { toast } from '../../../ui/toasts/toast-store'
import { ImportFailures } from './import-failures'
import { ImportedRecipeCard } from './imported-recipe-card'
import { useSaveImported } from './use-save-imported'

interface ImportReviewProps {
  readonly id: string
  readonly onGone: () => void
}

/** The imported recipes, to be reviewed, corrected and kept, one by one or all. */
export function ImportReview({ id, onGone }: ImportReviewProps) {
  const [page, setPage] = useState(1)
  const about = useRead(imports.get, { params: { id } })
  const found = useRead(imports.found, { params: { id }, query: { page } })
  const { keep, keeping, kept } = useSaveImported(id)
  const remove = useWrite(imports.remove)
  const heading = useRef<HTMLHeadingElement>(null)
  const summary = about.data?.data
  const rows = found.data?.data
  const error = about.error ?? found.error
  const isLoaded = summary !== undefined && rows !== undefined
  useEffect(() => {
    if (isLoaded) heading.current?.focus()
  }, [isLoaded])

  if (error instanceof ApiError && error.code === 'import-not-found')
    return (
      <EmptyState
        title="This import is not there any more"
        hint="Imports are kept for a week. What you kept of it is among your recipes."
        action={<Button onClick={onGone}>Import something</Button>}
      />
    )
  if (error && !rows)
    return (
      <ErrorNote action={<Button onClick={() => void refresh(imports.get)}>Try Again</Button>}>
        {toErrorMessage(error)}
      </ErrorNote>
    )
  if (!summary || !rows) return <Skeleton className="h-96" />

  const waiting = summary.found - summary.saved
  function discard() {
    remove.mutate(
      { params: { id } },
      {
        onSuccess: onGone,
        onError: (reason) => toast({ tone: 'destructive', title: toErrorMessage(reason) }),
      },
    )
  }

  return (
    <section aria-labelledby="found" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="found" ref={heading} tabIndex={-1} className="min-w-0 text-2xl wrap-anywhere">
          {formatNounCount(summary.found, 'recipe')} from {summary.name}
        </h2>
        <div className="flex flex-wrap gap-2">
          {waiting > 1 && (
            <Button variant="primary" busy={keeping} onClick={() => void keep()}>
              {keeping && kept > 0 ? `Kept ${kept}…` : `Keep all ${waiting}`}
            </Button>
          )}
          <Button variant="quiet" busy={remove.isPending} onClick={discard}>
            {waiting === 0 ? 'Done' : summary.found === 1 ? 'Leave it' : 'Leave the rest'}
          </Button>
        </div>
      </div>
      <ImportFailures troubles={summary.troubles} />
      <ul className="flex flex-col gap-4">
        {rows.map((one) => (
          <ImportedRecipeCard
            key={one.place}
            importId={id}
            found={one}
            open={summary.found === 1}
            busy={keeping}
            onKeep={() => void keep([one.place])}
          />
        ))}
      </ul>
      <Pagination page={page} pageCount={found.data?.page.pages ?? 1} onPageChange={setPage} />
    </section>
  )
}
