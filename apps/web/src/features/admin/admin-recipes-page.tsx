import { admin } from '@larder/contract/admin'
import { ArrowLeft, ChefHat, Flag, History, Mail } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useRead } from '../../api/use-api'
import { paths } from '../../paths'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { PageHeading } from '../../ui/page-heading'
import { Tabs } from '../../ui/tabs'
import { deskPath, deskTabs } from './desk-view'
import { LogStack } from './log-stack'
import { MessagesStack } from './messages-stack'
import { ReportsStack } from './reports-stack'
import { SubmissionsStack } from './submissions-stack'
import { useDesk } from './use-desk'

/** What waits for an admin: recipes handed in, what was reported, what people wrote; and what admins did. */
export function AdminRecipesPage() {
  const { tab } = useDesk()
  const navigate = useNavigate()
  const waiting = useRead(admin.overview, {}).data?.data
  const counts = (figure: 'submissions' | 'reports' | 'messages') => ({ count: waiting?.[figure] ?? 0 })
  const tabs = useRef<HTMLDivElement>(null)
  // On a phone they do not all fit: the one that is open is to be seen.
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
          // Nothing is counted yet, and the tabs do not move when it is.
          !waiting && '[&_[role=tab]>span]:invisible',
        )}
        label="What to look at"
        value={tab}
        onValueChange={(chosen) => {
          const next = deskTabs.find((known) => known === chosen)
          if (next) navigate(deskPath({ tab: next }), { replace: true })
        }}
        tabs={[
          {
            value: 'submissions',
            label: 'Submissions',
            icon: <ChefHat aria-hidden />,
            ...counts('submissions'),
            content: <SubmissionsStack />,
          },
          {
            value: 'reports',
            label: 'Reports',
            icon: <Flag aria-hidden />,
            ...counts('reports'),
            content: <ReportsStack />,
          },
          {
            value: 'messages',
            label: 'Messages',
            icon: <Mail aria-hidden />,
            ...counts('messages'),
            content: <MessagesStack />,
          },
          { value: 'log', label: 'Log of acts', icon: <History aria-hidden />, content: <LogStack /> },
        ]}
      />
    </div>
  )
}
