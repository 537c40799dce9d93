import { community, communityNames, PostId } from '@larder/contract/community'
import { errorDefinitions } from '@larder/contract/http/errors'
import { ChevronLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-api'
import { useLastFailure } from '../../../api/use-last-failure'
import { communityPath } from '../../../paths'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { parseCommunityId } from '../community-icon'
import { NotFoundNotice } from '../not-found-notice'
import { useDocumentTitle } from '../use-document-title'
import { PostView } from './post-view'
import { PostViewSkeleton } from './post-view-skeleton'

/** The page /posts/{id}: one post with its comments. */
export function PostPage() {
  const id = PostId.safeParse(useParams().id).data
  const { data, error, isFetching, refetch } = useRead(
    community.post,
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined },
  )
  const isNotFound = id === undefined || (error instanceof ApiError && error.code === 'post-not-found')
  const failure = useLastFailure(`post ${id}`, isNotFound ? null : error, data !== undefined && !error)
  const post = isNotFound ? undefined : data?.data
  const communityId = post && parseCommunityId(post.community)
  useDocumentTitle(isNotFound ? 'Post Not Found' : post?.title)

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-4 pt-4 pb-12 sm:px-6">
      {isNotFound && (
        <NotFoundNotice title="Post Not Found" sentence={errorDefinitions['post-not-found'].message} />
      )}
      {!isNotFound && (
        <p className="min-h-11">
          {communityId && (
            <Link to={communityPath(communityId)} className="link inline-flex min-h-11 items-center gap-1">
              <ChevronLeft aria-hidden className="size-5" />
              {communityNames[communityId].name}
            </Link>
          )}
        </p>
      )}
      {failure && (
        <LoadErrorNote
          title={post ? 'This may be out of date' : 'The post could not be read'}
          sentence={toErrorMessage(failure)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {post && <PostView key={post.id} post={post} />}
      {!isNotFound && !post && !failure && <PostViewSkeleton />}
    </div>
  )
}
