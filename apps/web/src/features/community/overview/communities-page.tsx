import { CommunityId, community, communityNames } from '@larder/contract/community'
import { toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-api'
import { useLastFailure } from '../../../api/use-last-failure'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { SamplePostsNote } from '../sample-posts-note'
import { CommunitiesHero } from './communities-hero'
import { CommunityCard } from './community-card'
import { CommunityStats } from './community-stats'
import { TrendingPosts } from './trending-posts'

/** The known communities, shown when reading fails. */
const communityList = CommunityId.options.map((id) => ({ id, ...communityNames[id] }))

/** The page /community: figures, trending posts, and all communities. */
export function CommunitiesPage() {
  const { data, error, isFetching, refetch } = useRead(community.overview, {})
  const overview = data?.data
  const failure = useLastFailure('communities', error, overview !== undefined && !error)
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 pt-6 pb-12 sm:px-6 sm:pt-8">
      <CommunitiesHero />
      {failure && (
        <LoadErrorNote
          title={overview ? 'This may be out of date' : 'The communities could not be read'}
          sentence={toErrorMessage(failure)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {(overview || !failure) && <CommunityStats stats={overview?.stats} />}
      {(overview || !failure) && (
        <section aria-labelledby="trending" className="flex flex-col gap-4">
          <h2 id="trending" className="text-2xl">
            Trending
          </h2>
          {overview?.sample && <SamplePostsNote />}
          <TrendingPosts posts={overview?.trending} />
        </section>
      )}
      {/* Below content of unknown height, so it waits for that and does not shift. */}
      {(overview || failure) && (
        <section aria-labelledby="communities" className="flex flex-col gap-4">
          <h2 id="communities" className="text-2xl">
            Find yours
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {(overview?.communities ?? communityList).map((each) => (
              <li key={each.id}>
                <CommunityCard community={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
