import { community } from '@larder/contract/community'
import { refusals } from '@larder/contract/errors'
import { Uuid } from '@larder/contract/fields'
import { CookingPot } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { ApiError, sentenceOf } from '../../api/api-error'
import { useRead } from '../../api/use-api'
import { useLastFailure } from '../../api/use-last-failure'
import { cookProfilePath } from '../../paths'
import { classNames } from '../../ui/class-names'
import { EmptyState } from '../../ui/empty-state'
import { ReadingTrouble } from '../../ui/reading-trouble'
import { pageFrom } from './community-view'
import { CookHeading } from './cook-heading'
import { NotThere } from './not-there'
import { PostList } from './post-list'
import { PostSkeleton } from './post-skeleton'
import { usePageFocus } from './use-page-focus'
import { usePostsOf } from './use-posts'
import { useTabName } from './use-tab-name'

const headingId = 'posts-of-cook'

/** /cooks/{id}: a cook as others see them, and what they have posted. */
export function CookPage() {
  const id = Uuid.safeParse(useParams().id).data
  const [params] = useSearchParams()
  const page = pageFrom(params)
  const profile = useRead(community.cook, { params: { id: id ?? '' } }, { enabled: id !== undefined })
  const posts = usePostsOf(id ?? '', page, id !== undefined)
  const error = profile.error ?? posts.error
  const gone = id === undefined || (error instanceof ApiError && error.code === 'cook-not-found')
  const failure = useLastFailure(`cook ${id}`, gone ? null : error, posts.data !== undefined && !error)
  const cook = gone ? undefined : profile.data?.data
  useTabName(gone ? 'Cook Not Found' : cook?.name)
  usePageFocus(page, headingId)

  if (gone)
    return (
      <div className="mx-auto w-full max-w-3xl px-4 pt-6 pb-12 sm:px-6">
        <NotThere title="Cook Not Found" sentence={refusals['cook-not-found'].message} />
      </div>
    )
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-6 pb-12 sm:px-6 sm:pt-8">
      {(cook || !failure) && <CookHeading cook={cook} />}
      {failure && (
        <ReadingTrouble
          title={cook ? 'This may be out of date' : 'This cook could not be read'}
          sentence={sentenceOf(failure)}
          reading={profile.isFetching || posts.isFetching}
          onTryAgain={() => void Promise.all([profile.refetch(), posts.refetch()])}
        />
      )}
      {/* A name may take two lines: what stands below waits for it, and does not move. */}
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
