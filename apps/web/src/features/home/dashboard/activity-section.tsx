import { useSession } from '../../../session/use-session'
import { useNow } from '../../../ui/formatting/use-now'
import { ActivityList } from './activity-list'
import { ActivityRow } from './activity-row'
import { sampleActivity } from './sample-activity'

/** The recent activity of the household, or a sample of it. */
export function ActivitySection() {
  const { isAuthenticated } = useSession()
  const now = useNow()
  return (
    <section aria-labelledby="activity" className="flex flex-col gap-4">
      <h2 id="activity" className="flex min-h-12 items-center text-xl">
        Recent activity
      </h2>
      {isAuthenticated ? (
        <ActivityList />
      ) : (
        <ul className="border-y *:not-first:border-t">
          {sampleActivity(now).map((entry) => (
            <ActivityRow key={entry.id} entry={entry} sample />
          ))}
        </ul>
      )}
    </section>
  )
}
