import { admin } from '@larder/contract/admin'
import { History } from 'lucide-react'
import { toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-api'
import { useLastFailure } from '../../../api/use-last-failure'
import { Pagination } from '../../../ui/display/pagination'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { AuditEntryIcon } from './audit-entry-icon'
import { describeAuditEntry } from './describe-audit-entry'
import { moderationPath } from './moderation-view'
import { queueCountId, useModerationFocus } from './use-moderation-focus'
import { useModerationView } from './use-moderation-view'

/** The audit log, newest first. */
export function AuditLogList() {
  const view = useModerationView()
  const { data, error, isFetching, refetch } = useRead(admin.audit, { query: { page: view.page } })
  const failure = useLastFailure(`log ${view.page}`, error, data !== undefined)
  useModerationFocus(view)
  return (
    <div className="flex flex-col gap-3">
      {failure && (
        <LoadErrorNote
          title={data ? 'This may be out of date' : 'The log could not be read'}
          sentence={toErrorMessage(failure)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {!data && !failure && <Skeleton className="h-160" />}
      {data?.page.total === 0 && (
        <EmptyState
          icon={<History />}
          title="Nothing was done yet"
          hint="Whatever an admin does is written down here."
        />
      )}
      {data && data.page.total > 0 && (
        <>
          <p id={queueCountId} tabIndex={-1} role="status" className="numbers text-sm text-ink-soft">
            {formatNounCount(data.page.total, 'act')}, newest first
          </p>
          <ol className="border-y *:not-first:border-t">
            {data.data.map((act) => (
              <li key={act.id} className="flex min-h-16 items-start gap-3 py-3">
                <AuditEntryIcon deed={act.deed} />
                <div className="min-w-0 grow">
                  <p className="wrap-anywhere">{describeAuditEntry(act)}</p>
                  {act.note && (
                    <p className="max-w-measure whitespace-pre-line wrap-anywhere text-ink-soft">
                      {act.note}
                    </p>
                  )}
                  <p className="text-sm text-ink-soft">
                    <RelativeTime at={act.at} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <Pagination
            page={view.page}
            pageCount={data.page.pages}
            hrefOf={(page) => moderationPath({ tab: 'log', page })}
          />
        </>
      )}
    </div>
  )
}
