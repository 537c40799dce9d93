import { admin } from '@larder/contract/admin'
import { toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-api'
import { useLastFailure } from '../../../api/use-last-failure'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { PageHeading } from '../../../ui/page-heading'
import { AdminTiles } from './admin-tiles'
import { ModerationLinks } from './moderation-links'
import { UsersSection } from './users-section'

/** The admin overview: accounts, and what waits for moderation. */
export function AdminDashboardPage() {
  const { data, error, isFetching, refetch } = useRead(admin.overview, {})
  const failure = useLastFailure('overview', error, data !== undefined)
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading title="Admin Dashboard" intro="Who is here, and what waits for you." />
      {failure && (
        <LoadErrorNote
          title="The figures could not be read"
          sentence={toErrorMessage(failure)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      <AdminTiles overview={data?.data} />
      <ModerationLinks overview={data?.data} />
      <UsersSection />
    </div>
  )
}
