import { community } from '@larder/contract/community'
import { errorDefinitions } from '@larder/contract/http/errors'
import { Uuid } from '@larder/contract/http/fields'
import { CookingPot } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-api'
import { useLastFailure } from '../../../api/use-last-failure'
import { cookProfilePath } from '../../../paths'
import { classNames } from '../../../ui/class-names'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { parseCommunityPage } from '../category/community-filter'
import { NotFoundNotice } from '../not-found-notice'
import { PostList } from '../posts/post-list'
import { PostSkeleton } from '../posts/post-skeleton'
import { useCookPosts } from '../posts/use-posts'
import { useDocumentTitle } from '../use-document-title'
import { usePageFocus } from '../use-page-focus'
import { CookHeading } from './cook-heading'

const headingId = 'posts-of-cook'

/** The page /cooks/{id}: a cook's public profile and posts. */
export function CookPage() {
  const id = Uuid.safeParse(useParams().id).data
  const [params] = useSearchParams()
  const page = parseCommunityPage(params)
  const profile = useRead(community.cook, { params: { id: id ?? '' } }, { enabled: id !== undefined })
  const posts = useCookPosts(id ?? '', page, id !== undefined)
  const error = profile.error ?? posts.error
  const isNotFound = id === undefined || (error instanceof ApiError && error.code === 'cook-not-found')
  const failure = useLastFailure(`cook ${id}`, isNotFound ? null : error, posts.data !== undefined && !error)
  const cook = isNotFound ? undefined : profile.data?.data
  useDocumentTitle(isNotFound ? 'Cook Not Found' : cook?.name)
  usePageFocus(page, headingId)

  if (isNotFound)
    return (
      <div className="mx-auto w-full max-w-3xl px-4 pt-6 pb-12 sm:px-6">
        <NotFoundNotice title="Cook Not Found" sentence={errorDefinitions['cook-not-found'].message} />
      </div>
    )
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-6 pb-12 sm:px-6 sm:pt-8">
      {(cook || !failure) && <CookHeading cook={cook} />}
      {failure && (
        <LoadErrorNote
          title={cook ? 'This may be out of date' : 'This cook could not be read'}
          sentence={toErrorMessage(failure)}
          reading={profile.isFetching || posts.isFetching}
          onTryAgain={() => void Promise.all([profile.refetch(), posts.refetch()])}
        />
      )}
      {/* A name may take two lines: the content below waits for it and does not shift. */}
      {cook || failure ? (
        <>
          <h2 id={headingId} tabIndex={-1} className="text-2xl">
            Posts
          </h2>
          <div className={classNames(posts.isPlaceholderData && 'opacity-60 transition-opacity delay-200')}>
            {!posts.data && !failure && <PostSkeleton />}
            {posts.data && (
              <PostList
                posts={posts.data.data}
                page={page}
                pages={posts.data.page.pages}
                total={posts.data.page.total}
                hrefOf={(to) => cookProfilePath(id) + (to > 1 ? `?page=${to}` : '')}
                empty={
                  <EmptyState
                    icon={<CookingPot />}
                    title="No posts yet"
                    level={3}
                    hint={
                      cook?.you
                        ? 'What you share with a community shows here.'
                        : 'What this cook shares shows here.'
                    }
                  />
                }
              />
            )}
          </div>
        </>
      ) : (
        <PostSkeleton />
      )}
    </div>
  )
}
