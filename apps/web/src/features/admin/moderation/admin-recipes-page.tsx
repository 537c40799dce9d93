import { admin, type ContentReport, type PendingSubmission } from '@larder/contract/admin'
import { ArrowLeft, ChefHat, Flag, History, Mail, MessageCircle, NotebookText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useRead } from '../../../api/use-read'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useNavigate } from '../../../router/router'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Tabs } from '../../../ui/controls/tabs'
import { Badge } from '../../../ui/display/badge'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { PageHeading } from '../../../ui/page-heading'
import { AuditLogList } from './audit-log-list'
import { MessageQueue } from './message-queue'
import { ModerationQueue } from './moderation-queue'
import { moderationPath, moderationTabs, useModerationView } from './moderation-view'
import { ReportDetail, reportReasonLabels } from './report-detail'
import { SubmissionDetail, SubmissionKind } from './submission-detail'

/** The submitted recipes, oldest first. */
function SubmissionQueue() {
  const { page } = useModerationView()
  const query = useRead(admin.submissions, { query: { page } })
  return (
    <ModerationQueue<PendingSubmission>
      what="submissions"
      endpoint={admin.submissions}
      answer={query}
      keyOf={({ id }) => String(id)}
      count={(total) => `${formatNounCount(total, 'submission')}, oldest first`}
      empty={
        <EmptyState
          icon={<ChefHat />}
          title="No submissions yet."
          hint="Recipes that cooks submit to a community wait here for your review."
        />
      }
      line={({ title, author, kind, at }) => (
        <span className="flex flex-col gap-1">
          <span className="flex items-start justify-between gap-3">
            <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
            <SubmissionKind kind={kind} />
          </span>
          <span className="truncate text-sm text-ink-soft">
            {author} · <RelativeTime at={at} />
          </span>
        </span>
      )}
    >
      {(submission, decide) => <SubmissionDetail submission={submission} decide={decide} />}
    </ModerationQueue>
  )
}

/** The reported content, oldest first. */
function ReportQueue() {
  const { page } = useModerationView()
  const query = useRead(admin.reports, { query: { page } })
  return (
    <ModerationQueue<ContentReport>
      what="reports"
      endpoint={admin.reports}
      answer={query}
      keyOf={({ kind, id }) => `${kind}-${id}`}
      count={(total) => `${numberText(total)} reported, oldest first`}
      empty={
        <EmptyState
          icon={<Flag />}
          title="No reports"
          hint="What people report in the community waits here."
        />
      }
      line={({ post, comment, reports, at }) => (
        <span className="flex flex-col gap-1">
          <span className="flex items-start justify-between gap-3">
            <span className="line-clamp-2 font-semibold wrap-anywhere">
              {comment ? comment.text : post.title}
            </span>
            <Badge icon={comment ? <MessageCircle /> : <NotebookText />}>
              {comment ? 'Comment' : 'Post'}
            </Badge>
          </span>
          <span className="truncate text-sm text-ink-soft">
            {reports.length === 1 && reports[0]
              ? reportReasonLabels[reports[0].reason]
              : formatNounCount(reports.length, 'report')}
            {' · '}
            <RelativeTime at={at} />
          </span>
        </span>
      )}
    >
      {(report, decide) => <ReportDetail report={report} decide={decide} />}
    </ModerationQueue>
  )
}

/** The moderation page: submitted recipes, reports, messages and the audit log. */
export function AdminRecipesPage() {
  const { tab } = useModerationView()
  const navigate = useNavigate()
  const waiting = useRead(admin.overview, {}).data?.data
  const toTabCount = (figure: 'submissions' | 'reports' | 'messages') => ({ count: waiting?.[figure] ?? 0 })
  const tabs = useRef<HTMLDivElement>(null)
  // On a phone not all tabs fit, so the open one is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is open
  useEffect(() => {
    const open = tabs.current?.querySelector('[role=tab][aria-selected=true]')
    open?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [tab])
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-4 px-4 pt-6 pb-8 sm:gap-6 sm:px-6 sm:pt-12">
      <PageHeading
        title="Manage User Recipes"
        actions={
          <Button variant="quiet" icon={<ArrowLeft />} asChild className="max-sm:-ms-4 sm:-me-4">
            <Link to={paths.adminDashboard}>Admin Dashboard</Link>
          </Button>
        }
      />
      <Tabs
        ref={tabs}
        className={classNames(
          'max-sm:[&_[role=tab]_svg]:hidden [&_[role=tab]>span]:min-w-[2ch] [&_[role=tab]>span]:text-start',
          // The counts are not loaded yet, and the tabs must not shift when they are.
          !waiting && '[&_[role=tab]>span]:invisible',
        )}
        label="What to look at"
        value={tab}
        onValueChange={(chosen) => {
          const next = moderationTabs.find((known) => known === chosen)
          if (next) navigate(moderationPath({ tab: next }), { replace: true })
        }}
        tabs={[
          {
            value: 'submissions',
            label: 'Submissions',
            icon: <ChefHat aria-hidden />,
            ...toTabCount('submissions'),
            content: <SubmissionQueue />,
          },
          {
            value: 'reports',
            label: 'Reports',
            icon: <Flag aria-hidden />,
            ...toTabCount('reports'),
            content: <ReportQueue />,
          },
          {
            value: 'messages',
            label: 'Messages',
            icon: <Mail aria-hidden />,
            ...toTabCount('messages'),
            content: <MessageQueue />,
          },
          { value: 'log', label: 'Activity log', icon: <History aria-hidden />, content: <AuditLogList /> },
        ]}
      />
    </div>
  )
}
