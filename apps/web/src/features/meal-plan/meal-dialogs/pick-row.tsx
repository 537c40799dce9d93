import { LoaderCircle, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'

interface PickRowProps {
  readonly title: string
  readonly picture: ReactNode
  /** For example '25 min · all there'. */
  readonly about: string
  readonly warning?: string | undefined
  /** It was chosen and is being saved. */
  readonly busy: boolean
  readonly disabled: boolean
  readonly onPick: () => void
}

/** One choice for the plan, picked with one press. */
export function PickRow({ title, picture, about, warning, busy, disabled, onPick }: PickRowProps) {
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        aria-busy={busy || undefined}
        onClick={onPick}
        className="flex min-h-16 w-full items-center gap-3 rounded-card p-2 text-start transition-colors enabled-hover:bg-shade disabled:cursor-progress"
      >
        <span className="grid size-12 shrink-0 overflow-hidden rounded-inner">{picture}</span>
        <span className="min-w-0 grow">
          <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
          {warning !== undefined && (
            <span className="flex items-start gap-1 text-sm font-medium text-tomato-ink">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{warning}</span>
            </span>
          )}
          <span className="numbers line-clamp-2 text-sm text-ink-soft">{about}</span>
        </span>
        {busy && <LoaderCircle aria-hidden className="size-5 shrink-0 animate-turn text-herb-ink" />}
      </button>
    </li>
  )
}

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
