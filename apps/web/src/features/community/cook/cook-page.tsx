import type { CookProfile } from '@larder/contract/community'
import { errorDefinitions } from '@larder/contract/http/errors'
import { Uuid } from '@larder/contract/http/fields'
import { CookingPot, ShieldCheck } from 'lucide-react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { avatarUrl } from '../../../api/avatar-url'
import { useLastFailure } from '../../../api/use-last-failure'
import { useProjected } from '../../../api/use-read'
import { cookProfilePath } from '../../../paths'
import { useParams, useSearchParams } from '../../../router/router'
import { classNames } from '../../../ui/class-names'
import { Avatar } from '../../../ui/display/avatar'
import { Badge } from '../../../ui/display/badge'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { dateText, numberText } from '../../../ui/formatting/locale'
import { parseCommunityPage } from '../category/community-filter'
import { FollowButton, followedCook } from '../follow-button'
import { NotFoundNotice } from '../not-found-notice'
import { PostList, PostSkeleton } from '../posts/post-list'
import { useCookPosts } from '../posts/posts-projection'
import { useDocumentTitle, usePageFocus } from '../use-community-page'

const headingId = 'posts-of-cook'

const month = { month: 'long', year: 'numeric' } as const

/** `cook` is undefined while loading. */
function CookHeading({ cook }: { readonly cook: CookProfile | undefined }) {
  if (!cook)
    return (
      <div aria-busy className="flex flex-wrap items-start gap-4">
        <Skeleton className="size-16 rounded-full!" />
        <div className="flex min-w-0 grow basis-60 flex-col gap-1">
          <Skeleton className="my-0.5 h-8 w-48 max-w-full md:h-10" />
          <Skeleton lines={1} className="max-w-72" />
          <Skeleton lines={1} className="max-w-60" />
        </div>
        <Skeleton className="h-11 w-28" />
      </div>
    )
  const isAdmin = cook.type === 'admin'
  return (
    <header className="flex flex-wrap items-start gap-4">
      <Avatar name={cook.name} src={avatarUrl(cook.avatar)} size="lg" decorative />
      <div className="flex min-w-0 grow basis-60 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-3xl wrap-anywhere md:text-4xl">
            <bdi>{cook.name}</bdi>
          </h1>
          <Badge tone={isAdmin ? 'herb' : 'neutral'} icon={isAdmin && <ShieldCheck />} className="capitalize">
            {cook.type}
          </Badge>
          {cook.you && <Badge tone="sky">You</Badge>}
        </div>
        <p className="text-ink-soft">Cooking here since {dateText(cook.since, month)}</p>
        <ul className="numbers flex flex-wrap gap-x-4">
          <li>{formatNounCount(cook.posts, 'post')}</li>
          <li>{formatNounCount(cook.followers, 'follower')}</li>
          <li>{numberText(cook.following)} following</li>
        </ul>
      </div>
      {!cook.you && <FollowButton cook={cook} />}
    </header>
  )
}

/** The page /cooks/{id}: a cook's public profile and posts. */
export function CookPage() {
  const id = Uuid.safeParse(useParams().id).data
  const [params] = useSearchParams()
  const page = parseCommunityPage(params)
  const profile = useProjected(followedCook, { params: { id: id ?? '' } }, { enabled: id !== undefined })
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
          title={cook ? 'This may be out of date' : 'This cook could not be loaded'}
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
