import type { ReactNode } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'

interface PickListProps<Row> {
  readonly label: string
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined
  readonly error: Error | null
  /** Shown when there are no rows. */
  readonly none: ReactNode
  readonly children: (row: Row) => ReactNode
}

/** A list of choices with a minimum height, so that the dialog does not jump. */
export function PickList<Row>({ label, rows, error, none, children }: PickListProps<Row>) {
  return (
    <div aria-busy={!rows && !error} className="min-h-80">
      {!rows && error && <ErrorNote>{toErrorMessage(error)}</ErrorNote>}
      {!rows && !error && (
        <div className="flex flex-col gap-2">
          {['first', 'second', 'third', 'fourth'].map((place) => (
            <Skeleton key={place} className="h-16" />
          ))}
        </div>
      )}
      {rows?.length === 0 && <p className="py-6 text-center text-ink-soft">{none}</p>}
      {rows && rows.length > 0 && <ul aria-label={label}>{rows.map(children)}</ul>}
    </div>
  )
}
