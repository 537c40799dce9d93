import { type Import, imports } from '@larder/contract/imports'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { change } from '../../../api/sync'
import { useChange } from '../../../api/use-change'
import { refresh, useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { Pagination } from '../../../ui/display/pagination'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { toast } from '../../../ui/toasts/toast-store'
import { ImportedRecipeCard } from './imported-recipe-card'

/** Files of an archive that could not be read; the others are still imported. */
function ImportFailures({ failures }: { readonly failures: Import['failures'] }) {
  if (failures.length === 0) return null
  return (
    <details className="rounded-card border border-saffron bg-saffron-wash px-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-5 text-saffron-ink" />
        {formatNounCount(failures.length, 'file')} could not be read
      </summary>
      <ul className="flex flex-col gap-1 pb-4">
        {failures.map(({ from, why }) => (
          <li key={`${from} ${why}`} className="wrap-anywhere">
            <strong>{from}</strong>: {why}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Keeps imported recipes; many are saved in batches. */
function useSaveImported(id: string) {
  const [keeping, setKeeping] = useState(false)
  const [kept, setKept] = useState(0)

  async function keep(places?: number[]) {
    setKeeping(true)
    setKept(0)
    let sum = 0
    try {
      for (;;) {
        // Fetched again once, after the last batch.
        const { data } = await change(
          imports.keep,
          { params: { id }, body: places ? { places } : {} },
          { refetch: 'later' },
        ).response
        sum += data.kept
        setKept(sum)
        if (data.left === 0 || data.kept === 0) break
      }
      const kept = `${formatNounCount(sum, 'recipe')} kept as ${sum === 1 ? 'a draft' : 'drafts'}`
      const title = sum === 0 ? 'You have all of them already' : kept
      toast({ tone: 'success', title })
    } catch (error) {
      const before = sum > 0 ? `${formatNounCount(sum, 'recipe')} kept before that. ` : ''
      toast({
        tone: 'destructive',
        title: 'Not all could be kept',
        description: before + toErrorMessage(error),
      })
    } finally {
      setKeeping(false)
      await refresh(imports.keep)
    }
  }

  return { keep, keeping, kept }
}

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
  const remove = useChange(imports.remove)
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
        title="This import is no longer there"
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
    remove.change(
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
      <ImportFailures failures={summary.failures} />
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
