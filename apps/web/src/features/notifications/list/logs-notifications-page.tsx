import { useProjected } from '../../../api/use-read'
import { loginPath, paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { PageHeading } from '../../../ui/page-heading'
import { currentNotices } from '../current-notices'
import { NotificationSettingsPanel } from '../settings/notification-settings-panel'
import { NoticeLists, SampleSections } from './notice-lists'

function VisitorNotices() {
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="max-w-measure">
          This is what entries look like. Log in to see those of your own kitchen.
        </p>
        <Button variant="primary" asChild>
          <Link to={loginPath(paths.logsNotifications)}>Log in</Link>
        </Button>
      </div>
      <SampleSections />
    </div>
  )
}

export function LogsNotificationsPage() {
  const { isAuthenticated } = useSession()
  const { data, error } = useProjected(currentNotices, {})
  const listed = data !== undefined || error !== null
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading title="Logs & Notifications" intro="What your kitchen wants you to know." />
      {isAuthenticated ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <NoticeLists />
          {/* On a phone it is below the lists, whose height is unknown until they load. */}
          <div className={listed ? undefined : 'max-lg:hidden'}>
            <NotificationSettingsPanel />
          </div>
        </div>
      ) : (
        <VisitorNotices />
      )}
    </div>
  )
}
