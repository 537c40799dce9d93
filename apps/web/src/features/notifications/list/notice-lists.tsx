import { inventory, type StockOverview } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { CheckCheck } from 'lucide-react'
import { useRef } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { refresh, useRead } from '../../../api/use-api'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { NoticeSections } from './notice-sections'
import { NoticesSkeleton } from './notices-skeleton'
import { SampleSections } from './sample-sections'
import { useNoticeActions } from './use-notice-actions'

/** The household's notices, or why they are not available. */
export function NoticeLists() {
  const { data, error } = useRead(notifications.list, {})
  const counts = useRead(inventory.overview, {}).data?.data
  const actions = useNoticeActions()
  const count = useRef<HTMLParagraphElement>(null)
  const again = <Button onClick={() => void refresh(notifications.list)}>Try Again</Button>

  if (!data && !error) return <NoticesSkeleton />
  if (!data) {
    return (
      <div className="flex flex-col gap-10">
        <ErrorNote action={again} title="Your entries could not be read">
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
        deeds={actions}
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
