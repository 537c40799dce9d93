import type { PageInfo } from '@larder/contract/http/paging'
import { ArrowLeft, Inbox } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useLastFailure } from '../../../api/use-last-failure'
import { Link } from '../../../router/link'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Card } from '../../../ui/display/card'
import { Pagination } from '../../../ui/display/pagination'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { moderationPath, useModerationView } from './moderation-view'
import { type DecisionHandler, type DecisionRead, useModerationDecision } from './use-moderation-decision'
import { queueCountId, useModerationFocus } from './use-moderation-focus'

const places = [1, 2, 3, 4, 5]

function ModerationQueueSkeleton() {
  return (
    <div aria-busy className="grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-2">
        <span className="flex h-8 items-center">
          <Skeleton className="h-4 w-32" />
        </span>
        {places.map((place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </div>
      <div className="flex flex-col gap-4 max-lg:hidden">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-64" />
        <Skeleton lines={6} />
      </div>
    </div>
  )
}

interface DeskLineProps {
  readonly to: string
  readonly current: boolean
  /**
   * It was opened explicitly. Otherwise the first one is open by default, only where there is room beside the queue.
   */
  readonly chosen: boolean
  readonly children: ReactNode
}

/** One entry of a queue, which opens beside it. */
function ModerationQueueItem({ to, current, chosen, children }: DeskLineProps) {
  return (
    <li>
      <Card
        asChild
        pressable
        className={classNames('px-4! py-3!', current && (chosen ? currentStyle : currentIfWideStyle))}
      >
        <Link to={to} aria-current={current && chosen ? 'true' : undefined}>
          {children}
        </Link>
      </Card>
    </li>
  )
}

const currentStyle = 'border-herb! bg-herb-wash!'
const currentIfWideStyle = 'lg:border-herb! lg:bg-herb-wash!'

interface ModerationQueueProps<Row> {
  /** The content of the queue in lower case: 'submissions'. */
  readonly what: string
  readonly endpoint: DecisionRead
  readonly answer: {
    readonly data: { readonly data: readonly Row[]; readonly page: PageInfo } | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly keyOf: (row: Row) => string
  /** Formats the number of entries. */
  readonly count: (total: number) => string
  /** Shown when the queue is empty. */
  readonly empty: ReactNode
  readonly line: (row: Row) => ReactNode
  /** The open entry in full. */
  readonly children: (row: Row, decide: DecisionHandler) => ReactNode
}

/** A queue of entries beside the open one; on a phone one or the other. */
export function ModerationQueue<Row>({
  what,
  endpoint,
  answer,
  keyOf,
  count,
  empty,
  line,
  children,
}: ModerationQueueProps<Row>) {
  const view = useModerationView()
  const { data, error, isFetching, refetch } = answer
  const failure = useLastFailure(`${what} ${view.page}`, error, data !== undefined)
  const rows = data?.data ?? []
  const chosen = view.open !== null
  const open = chosen ? rows.find((row) => keyOf(row) === view.open) : rows[0]
  const decide = useModerationDecision({ endpoint, view, rows, keyOf })
  useModerationFocus(view)
  const failureNote = failure && (
    <LoadErrorNote
      title={data ? 'This may be out of date' : `The ${what} could not be loaded`}
      sentence={toErrorMessage(failure)}
      reading={isFetching}
      onTryAgain={() => void refetch()}
    />
  )
  if (!data) return failureNote ?? <ModerationQueueSkeleton />
  if (data.page.total === 0) return failureNote ?? empty
  // The last entry of this page was decided; the following ones are loading.
  if (rows.length === 0 && isFetching) return <ModerationQueueSkeleton />
  const all = moderationPath({ tab: view.tab, page: rows.length === 0 ? 1 : view.page })

  return (
    <div className="flex flex-col gap-4">
      {failureNote}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={classNames('flex flex-col gap-3', chosen && 'max-lg:hidden')}>
          <p id={queueCountId} tabIndex={-1} role="status" className="numbers text-sm text-ink-soft">
            {count(data.page.total)}
          </p>
          <ul aria-label={what} className="flex flex-col gap-2">
            {rows.map((row) => (
              <ModerationQueueItem
                key={keyOf(row)}
                to={moderationPath({ ...view, open: keyOf(row) })}
                current={row === open}
                chosen={chosen}
              >
                {line(row)}
              </ModerationQueueItem>
            ))}
          </ul>
          <Pagination
            page={view.page}
            pageCount={data.page.pages}
            hrefOf={(page) => moderationPath({ tab: view.tab, page })}
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
              hint="It was already dealt with, or is on another page."
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
