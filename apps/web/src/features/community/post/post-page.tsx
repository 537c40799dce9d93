import { communityNames, type Post, PostId } from '@larder/contract/community'
import { errorDefinitions } from '@larder/contract/http/errors'
import { ChevronLeft, CookingPot } from 'lucide-react'
import { useRef } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { useLastFailure } from '../../../api/use-last-failure'
import { useProjected } from '../../../api/use-read'
import { communityPath, recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { useParams } from '../../../router/router'
import { Button } from '../../../ui/controls/button'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { CommentsSection } from '../comments/comments-section'
import { parseCommunityId } from '../community-icon'
import { NotFoundNotice } from '../not-found-notice'
import { PostActions, PostMenu } from '../posts/post-actions'
import { PostAuthor } from '../posts/post-author'
import { PostBody } from '../posts/post-body'
import { PostWarnings } from '../posts/post-warnings'
import { singlePost } from '../posts/posts-projection'
import { ReportDialog } from '../report-dialog'
import { useDocumentTitle } from '../use-community-page'
import { usePostReport } from '../use-report'

function PostViewSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-10 w-3/4" />
      <div className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-full!" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="aspect-16/9 w-full" />
      <Skeleton lines={4} />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

/** A post on its own page, with its comments open. */
function PostView({ post }: { readonly post: Post }) {
  const { id, recipeId, title } = post
  const report = usePostReport(post)
  const comments = useRef<HTMLDivElement>(null)

  function goToComments() {
    const section = comments.current
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector<HTMLElement>('textarea, h2')?.focus({ preventScroll: true })
  }

  return (
    <article className="@container flex flex-col gap-4">
      <PostWarnings post={post} />
      <h1 dir="auto" className="text-3xl wrap-anywhere md:text-4xl">
        {title}
      </h1>
      <div className="flex items-start gap-2">
        <PostAuthor post={post} />
        <PostMenu post={post} onReport={report.begin} />
      </div>
      <PostBody post={post} level={2} />
      <PostActions post={post} onComments={goToComments}>
        {recipeId !== undefined && (
          <Button asChild icon={<CookingPot />} className="me-3 max-sm:px-3! max-sm:[&>span]:hidden">
            <Link to={recipePath(recipeId)}>View recipe</Link>
          </Button>
        )}
      </PostActions>
      <div ref={comments} className="scroll-mt-20 border-t pt-6">
        <CommentsSection postId={id} level={2} />
      </div>
      {report.open && <ReportDialog what="post" onClose={report.close} file={report.file} />}
    </article>
  )
}

/** The page /posts/{id}: one post with its comments. */
export function PostPage() {
  const id = PostId.safeParse(useParams().id).data
  const { data, error, isFetching, refetch } = useProjected(
    singlePost,
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
          title={post ? 'This may be out of date' : 'The post could not be loaded'}
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
