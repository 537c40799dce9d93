import { admin } from '@larder/contract/admin'
import { ArrowLeft, ChefHat, Flag, History, Mail } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useRead } from '../../../api/use-api'
import { paths } from '../../../paths'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Tabs } from '../../../ui/controls/tabs'
import { PageHeading } from '../../../ui/page-heading'
import { AuditLogList } from './audit-log-list'
import { MessageQueue } from './message-queue'
import { moderationPath, moderationTabs } from './moderation-view'
import { ReportQueue } from './report-queue'
import { SubmissionQueue } from './submission-queue'
import { useModerationView } from './use-moderation-view'

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
          { value: 'log', label: 'Log of acts', icon: <History aria-hidden />, content: <AuditLogList /> },
        ]}
      />
    </div>
  )
}
