import type { Endpoint } from '@larder/contract/endpoint'
import type { Page } from '@larder/contract/paging'
import { ArrowLeft, Inbox } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '../../api/api-error'
import { useLastFailure } from '../../api/use-last-failure'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { EmptyState } from '../../ui/empty-state'
import { Pagination } from '../../ui/pagination'
import { ReadingTrouble } from '../../ui/reading-trouble'
import type { Decide } from './decide'
import { DeskLine } from './desk-line'
import { DeskSkeleton } from './desk-skeleton'
import { deskPath } from './desk-view'
import { useDecide } from './use-decide'
import { useDesk } from './use-desk'
import { stackCountId, useDeskFocus } from './use-desk-focus'

interface DeskProps<Row> {
  /** What lies in the stack, in small letters: 'submissions'. */
  readonly what: string
  readonly endpoint: Endpoint
  readonly answer: {
    readonly data: { readonly data: readonly Row[]; readonly page: Page } | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly keyOf: (row: Row) => string
  /** How many there are, in words. */
  readonly count: (total: number) => string
  /** Where nothing is there. */
  readonly empty: ReactNode
  readonly line: (row: Row) => ReactNode
  /** What was opened, in full. */
  readonly children: (row: Row, decide: Decide) => ReactNode
}

/** A stack of things to decide, beside the one that is open; on a phone one or the other. */
export function Desk<Row>({ what, endpoint, answer, keyOf, count, empty, line, children }: DeskProps<Row>) {
  const view = useDesk()
  const { data, error, isFetching, refetch } = answer
  const failure = useLastFailure(`${what} ${view.page}`, error, data !== undefined)
  const rows = data?.data ?? []
  const chosen = view.open !== null
  const open = chosen ? rows.find((row) => keyOf(row) === view.open) : rows[0]
  const decide = useDecide({ endpoint, view, rows, keyOf })
  useDeskFocus(view)
  const trouble = failure && (
    <ReadingTrouble
      title={data ? 'This may be out of date' : `The ${what} could not be read`}
      sentence={sentenceOf(failure)}
      reading={isFetching}
      onTryAgain={() => void refetch()}
    />
  )
  if (!data) return trouble ?? <DeskSkeleton />
  if (data.page.total === 0) return trouble ?? empty
  // The last one of this page was decided: those after it are on their way.
  if (rows.length === 0 && isFetching) return <DeskSkeleton />
  const all = deskPath({ tab: view.tab, page: rows.length === 0 ? 1 : view.page })

  return (
    <div className="flex flex-col gap-4">
      {trouble}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={classNames('flex flex-col gap-3', chosen && 'max-lg:hidden')}>
          <p id={stackCountId} tabIndex={-1} role="status" className="numbers text-sm text-ink-soft">
            {count(data.page.total)}
          </p>
          <ul aria-label={what} className="flex flex-col gap-2">
            {rows.map((row) => (
              <DeskLine
                key={keyOf(row)}
                to={deskPath({ ...view, open: keyOf(row) })}
                current={row === open}
                chosen={chosen}
              >
                {line(row)}
              </DeskLine>
            ))}
          </ul>
          <Pagination
            page={view.page}
            pageCount={data.page.pages}
            hrefOf={(page) => deskPath({ tab: view.tab, page })}
            className="lg:[&_span]:hidden"
          />
        </div>
        <div className={classNames('flex min-w-0 flex-col gap-4', !chosen && 'max-lg:hidden')}>
          {chosen && (
            <Button variant="quiet" asChild icon={<ArrowLeft />} className="-ms-4 self-start lg:hidden">
              <Link to={all}>All {what}</Link>
            </Button>
          )}
          {open === undefined ? (
            <EmptyState
              icon={<Inbox />}
              title="Not here any more"
              hint="It was dealt with already, or stands on another page."
              action={
                <Button asChild>
                  <Link to={all}>All {what}</Link>
                </Button>
              }
            />
          ) : (
            <Fragment key={keyOf(open)}>{children(open, decide(open))}</Fragment>
          )}
        </div>
      </div>
    </div>
  )
}
