import { AuditKind, type AuditLogEntry, admin } from '@larder/contract/admin'
import { History } from 'lucide-react'
import { useNavigate } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { useLastFailure } from '../../../api/use-last-failure'
import { useRead } from '../../../api/use-read'
import { Pagination } from '../../../ui/display/pagination'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Select } from '../../../ui/fields/select'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { auditIcons, describeAuditEntry } from './describe-audit-entry'
import { moderationPath, useModerationView } from './moderation-view'
import { queueCountId, useModerationFocus } from './use-moderation-focus'

/** The icon of an audit log entry. */
function AuditEntryIcon({ action }: Pick<AuditLogEntry, 'action'>) {
  const Icon = auditIcons[action]
  return (
    <span
      aria-hidden
      className="grid size-10 shrink-0 place-items-center rounded-full bg-shade text-ink-soft [&_svg]:size-5"
    >
      <Icon />
    </span>
  )
}

const kindOptions = [
  { value: '', label: 'Everything' },
  { value: 'admin', label: 'By admins' },
  { value: 'account', label: 'By cooks, on their own accounts' },
]

/** The audit log, newest first. */
export function AuditLogList() {
  const view = useModerationView()
  const { page, kind } = view
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useRead(admin.audit, {
    query: { page, ...(kind && { kind }) },
  })
  const failure = useLastFailure(`log ${page} ${kind}`, error, data !== undefined)
  useModerationFocus(view)
  return (
    <div className="flex flex-col gap-3">
      <Select
        aria-label="Who did it"
        options={kindOptions}
        value={kind ?? ''}
        onChange={({ target }) => {
          const chosen = AuditKind.options.find((one) => one === target.value)
          navigate(moderationPath({ tab: 'log', ...(chosen && { kind: chosen }) }), { replace: true })
        }}
        className="sm:max-w-64"
      />
      {failure && (
        <LoadErrorNote
          title={data ? 'This may be out of date' : 'The log could not be loaded'}
          sentence={toErrorMessage(failure)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {!data && !failure && <Skeleton className="h-160" />}
      {data?.page.total === 0 && (
        <EmptyState
          icon={<History />}
          title="Nothing recorded yet"
          hint="What admins do, and what cooks do to their own accounts, is recorded here."
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
                <AuditEntryIcon action={act.action} />
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
            hrefOf={(page) => moderationPath({ tab: 'log', page, ...(kind && { kind }) })}
          />
        </>
      )}
    </div>
  )
}
