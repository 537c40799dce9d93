import { community } from '@larder/contract/community'
import { useParams } from 'react-router'
import { sentenceOf } from '../../api/api-error'
import { useRead } from '../../api/use-api'
import { useLastFailure } from '../../api/use-last-failure'
import { communityPath } from '../../paths'
import { classNames } from '../../ui/class-names'
import { counted } from '../../ui/counted'
import { ReadingTrouble } from '../../ui/reading-trouble'
import { CommunityHeading } from './community-heading'
import { knownCommunity } from './community-look'
import { CommunityToolbar } from './community-toolbar'
import { paramsFor } from './community-view'
import { NoPosts } from './no-posts'
import { OtherCommunities } from './other-communities'
import { PostList } from './post-list'
import { PostSkeleton } from './post-skeleton'
import { SampleNote } from './sample-note'
import { isSample } from './sample-post'
import { useCommunityView } from './use-community-view'
import { usePageFocus } from './use-page-focus'
import { usePosts } from './use-posts'
import { useTabName } from './use-tab-name'

/** Behind what was asked for; not at once, so that a quick answer does not flicker. */
const behind = 'opacity-60 transition-opacity delay-200'
const countId = 'posts-count'

/** /community/{category}: its posts, searched, sorted, ten a page. */
export function CommunityPage() {
  const { category = '' } = useParams()
  const { typed, asked, search, clear, order } = useCommunityView()
  const about = useRead(community.get, { params: { id: category.slice(0, 60) } })
  const posts = usePosts(category.slice(0, 60), asked)
  const answered = posts.data !== undefined && !posts.isPlaceholderData
  const failure = useLastFailure(`posts of ${category}`, posts.error ?? about.error, answered && !about.error)
  const total = posts.data?.page.total
  const samples = posts.data?.data.some(isSample) ?? false
  const hrefOf = (page: number) => {
    const params = paramsFor({ ...asked, page }).toString()
    return communityPath(category) + (params && `?${params}`)
  }
  useTabName(about.data?.data.name)
  usePageFocus(asked.page, countId)

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-6 pb-12 sm:px-6 sm:pt-8">
      <CommunityHeading id={category} community={about.data?.data} failed={about.error !== null} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <CommunityToolbar typed={typed} sort={asked.sort} onSearch={search} onSort={order} />
          <p id={countId} role="status" tabIndex={-1} className="numbers min-h-6 text-ink-soft">
            {total === undefined ? '\u00a0' : counted(total, samples ? 'sample' : 'post')}
          </p>
          {failure && (
            <ReadingTrouble
              title={total === undefined ? 'The posts could not be read' : 'This may be out of date'}
              sentence={sentenceOf(failure)}
              reading={posts.isFetching || about.isFetching}
              onTryAgain={() => void Promise.all([posts.refetch(), about.refetch()])}
            />
          )}
          <div
            aria-busy={posts.isPlaceholderData}
            className={classNames('flex flex-col gap-4', posts.isPlaceholderData && behind)}
          >
            {!posts.data && !failure && <PostSkeleton />}
            {samples && <SampleNote community={category} />}
            {posts.data && (
              <PostList
                posts={posts.data.data}
                page={asked.page}
                pages={posts.data.page.pages}
                total={posts.data.page.total}
                hrefOf={hrefOf}
                empty={
                  <NoPosts
                    community={category}
                    known={knownCommunity(category) !== undefined}
                    search={asked.q.trim()}
                    onClear={() => {
                      clear()
                      document.getElementById(countId)?.focus({ preventScroll: true })
                    }}
                  />
                }
              />
            )}
          </div>
        </div>
        {/* Where it stands below the posts, it waits for them: it would jump up when there are few. */}
        <aside
          className={classNames(
            'lg:sticky lg:top-24 lg:self-start',
            !posts.data && !failure && 'max-lg:hidden',
          )}
        >
          <OtherCommunities but={knownCommunity(category)} />
        </aside>
      </div>
    </div>
  )
}
