import { inventory, type StockOverview } from '@larder/contract/inventory'
import { type Notice, notifications } from '@larder/contract/notifications'
import { CheckCheck, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { refresh, useProjected, useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { useNow } from '../../../ui/formatting/use-now'
import { currentNotices } from '../current-notices'
import { NoticeRow } from './notice-row'
import { type NoticeActions, useNoticeActions } from './use-notice-actions'

/** Placeholder of the notices. */
function NoticesSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-(--page-height) flex-col gap-10">
      <div className="-mb-4 flex min-h-11 items-center">
        <Skeleton className="h-4 w-36" />
      </div>
      <section aria-label="Daily Reminders" className="flex flex-col gap-2">
        <h2 className="text-xl">Daily Reminders</h2>
        <div className="flex gap-4 border-y py-4">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <Skeleton lines={2} className="min-h-10 grow" />
        </div>
      </section>
    </div>
  )
}

const minute = 60_000
const hour = 60 * minute

type Sample = Pick<Notice, 'key' | 'kind' | 'type' | 'message'> & { readonly ago: number }

const samples: readonly Sample[] = [
  {
    key: 'sample-breakfast',
    kind: 'nothing-logged',
    type: 'info',
    message: 'Log your breakfast by 10 AM.',
    ago: 30 * minute,
  },
  {
    key: 'sample-scan',
    kind: 'scan-not-saved',
    type: 'warning',
    message: 'You scanned Spinach but have not logged it.',
    ago: 2 * hour,
  },
  {
    key: 'sample-missing',
    kind: 'missing-from-log',
    type: 'alert',
    message: '3 items are missing from yesterday’s log.',
    ago: 26 * hour,
  },
]

/** The specification's three notices, for visitors. */
function createSampleNotices(now: number): Notice[] {
  return samples.map(({ ago, ...sample }) => ({
    ...sample,
    at: new Date(now - ago).toISOString(),
    read: true,
    items: [],
    actions: [],
  }))
}

interface NoticeSectionProps {
  readonly title: string
  readonly notices: readonly Notice[]
  readonly actions: NoticeActions | null
  /** Shown when there are no notices. */
  readonly empty: ReactNode
}

function NoticeSection({ title, notices, actions, empty }: NoticeSectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<Element | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is placed again when the rows have changed
  useEffect(() => {
    const place = next.current
    next.current = null
    if (!place || document.activeElement !== document.body) return
    const control = place.isConnected ? place.querySelector<HTMLElement>('button, a') : null
    const target = control ?? heading.current
    target?.focus()
  }, [notices])

  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-xl">
        {title}
        {notices.length > 0 && actions && (
          <span className="numbers font-text text-base font-normal text-ink-soft"> ({notices.length})</span>
        )}
      </h2>
      {notices.length === 0 ? (
        <div className="flex min-h-18 items-center gap-3 border-y py-4 text-ink-soft">{empty}</div>
      ) : (
        <ul className="border-y *:not-first:border-t">
          {notices.map((notice) => (
            <NoticeRow
              key={notice.key}
              notice={notice}
              actions={actions}
              onLeave={(row) => {
                next.current = row.nextElementSibling ?? row.previousElementSibling ?? row
              }}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface NoticeSectionsProps {
  readonly notices: readonly Notice[]
  readonly actions: NoticeActions | null
  /** Nothing is to be used soon, expired or out of stock. */
  readonly allIsWell: boolean
}

function NoticeSections({ notices, actions, allIsWell }: NoticeSectionsProps) {
  const calm = <CircleCheck aria-hidden className="size-5 shrink-0 text-herb-ink" />
  return (
    <>
      <NoticeSection
        title="Daily Reminders"
        notices={notices.filter(({ type }) => type === 'info')}
        actions={actions}
        empty={<>{calm} No reminders right now.</>}
      />
      <NoticeSection
        title="Usage Gaps & Alerts"
        notices={notices.filter(({ type }) => type !== 'info')}
        actions={actions}
        empty={
          <>
            {calm}{' '}
            {allIsWell ? 'All is well. Nothing is about to spoil or run out.' : 'Nothing urgent right now.'}
          </>
        }
      />
    </>
  )
}

/** The specification's notices, read-only. */
export function SampleSections() {
  const now = useNow()
  return <NoticeSections notices={createSampleNotices(now)} actions={null} allIsWell={false} />
}

/** The household's notices, or why they are not available. */
export function NoticeLists() {
  const { data, error } = useProjected(currentNotices, {})
  const counts = useRead(inventory.overview, {}).data?.data
  const actions = useNoticeActions()
  const count = useRef<HTMLParagraphElement>(null)
  const again = <Button onClick={() => void refresh(notifications.list)}>Try Again</Button>

  if (!data && !error) return <NoticesSkeleton />
  if (!data) {
    return (
      <div className="flex flex-col gap-10">
        <ErrorNote action={again} title="Your entries could not be loaded">
          {toErrorMessage(error)} Until then, these are samples.
        </ErrorNote>
        <SampleSections />
      </div>
    )
  }

  const notices = actions.left(data.data)
  const unread = notices.filter(({ read }) => !read).length
  return (
    <div className="flex flex-col gap-10">
      <div className="-mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p ref={count} tabIndex={-1} role="status" className="numbers text-ink-soft">
          {formatCount(notices.length, unread)}
        </p>
        {unread > 0 && (
          <Button
            icon={<CheckCheck />}
            onClick={() => {
              void actions.mark(notices, true)
              count.current?.focus()
            }}
          >
            Mark all as read
          </Button>
        )}
      </div>
      <NoticeSections
        notices={notices}
        actions={actions}
        allIsWell={counts !== undefined && isAllWell(counts)}
      />
      {/* At the end, where it does not shift other content. */}
      {error && (
        <ErrorNote action={again} title="This may be out of date">
          {toErrorMessage(error)}
        </ErrorNote>
      )}
    </div>
  )
}

function isAllWell({ useSoon, expired, outOfStock }: StockOverview): boolean {
  return useSoon + expired + outOfStock === 0
}

function formatCount(all: number, unread: number): string {
  if (all === 0) return 'No entries'
  return `${all === 1 ? '1 entry' : `${all} entries`}, ${unread === 0 ? 'all read' : `${unread} unread`}`
}
