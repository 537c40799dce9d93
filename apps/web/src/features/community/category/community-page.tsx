import { community } from '@larder/contract/community'
import { useParams } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-api'
import { useLastFailure } from '../../../api/use-last-failure'
import { communityPath } from '../../../paths'
import { classNames } from '../../../ui/class-names'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { parseCommunityId } from '../community-icon'
import { PostList } from '../posts/post-list'
import { PostSkeleton } from '../posts/post-skeleton'
import { isSamplePost } from '../posts/sample-post'
import { useCommunityPosts } from '../posts/use-posts'
import { SamplePostsNote } from '../sample-posts-note'
import { useDocumentTitle } from '../use-document-title'
import { usePageFocus } from '../use-page-focus'
import { toCommunityParams } from './community-filter'
import { CommunityHeading } from './community-heading'
import { CommunityToolbar } from './community-toolbar'
import { NoPosts } from './no-posts'
import { OtherCommunities } from './other-communities'
import { useCommunityFilter } from './use-community-filter'

/** Dims outdated results. The delay avoids flicker on quick responses. */
const staleStyle = 'opacity-60 transition-opacity delay-200'
const countId = 'posts-count'

/** The page /community/{category}: its posts, searched, sorted, ten a page. */
export function CommunityPage() {
  const { category = '' } = useParams()
  const { typed, asked, search, clear, order } = useCommunityFilter()
  const about = useRead(community.get, { params: { id: category.slice(0, 60) } })
  const posts = useCommunityPosts(category.slice(0, 60), asked)
  const answered = posts.data !== undefined && !posts.isPlaceholderData
  const failure = useLastFailure(`posts of ${category}`, posts.error ?? about.error, answered && !about.error)
  const total = posts.data?.page.total
  const samples = posts.data?.data.some(isSamplePost) ?? false
  const toPageHref = (page: number) => {
    const params = toCommunityParams({ ...asked, page }).toString()
    return communityPath(category) + (params && `?${params}`)
  }
  useDocumentTitle(about.data?.data.name)
  usePageFocus(asked.page, countId)

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-6 pb-12 sm:px-6 sm:pt-8">
      <CommunityHeading id={category} community={about.data?.data} failed={about.error !== null} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <CommunityToolbar typed={typed} sort={asked.sort} onSearch={search} onSort={order} />
          <p id={countId} role="status" tabIndex={-1} className="numbers min-h-6 text-ink-soft">
            {total === undefined ? '\u00a0' : formatNounCount(total, samples ? 'sample' : 'post')}
          </p>
          {failure && (
            <LoadErrorNote
              title={total === undefined ? 'The posts could not be read' : 'This may be out of date'}
              sentence={toErrorMessage(failure)}
              reading={posts.isFetching || about.isFetching}
              onTryAgain={() => void Promise.all([posts.refetch(), about.refetch()])}
            />
          )}
          <div
            aria-busy={posts.isPlaceholderData}
            className={classNames('flex flex-col gap-4', posts.isPlaceholderData && staleStyle)}
          >
            {!posts.data && !failure && <PostSkeleton />}
            {samples && <SamplePostsNote community={category} />}
            {posts.data && (
              <PostList
                posts={posts.data.data}
                page={asked.page}
                pages={posts.data.page.pages}
                total={posts.data.page.total}
                hrefOf={toPageHref}
                empty={
                  <NoPosts
                    community={category}
                    known={parseCommunityId(category) !== undefined}
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
        {/* Where it is below the posts, it waits for them; otherwise it would jump when there are few. */}
        <aside
          className={classNames(
            'lg:sticky lg:top-24 lg:self-start',
            !posts.data && !failure && 'max-lg:hidden',
          )}
        >
          <OtherCommunities but={parseCommunityId(category)} />
        </aside>
      </div>
    </div>
  )
}
