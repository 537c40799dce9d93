import type { Post } from '@larder/contract/community'
import { CookingPot } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { postPath, recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { Pagination } from '../../../ui/display/pagination'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { CommentsSection } from '../comments/comments-section'
import { ReportDialog } from '../report-dialog'
import { usePostReport } from '../use-report'
import { PostActions, PostMenu } from './post-actions'
import { PostAuthor } from './post-author'
import { PostBody } from './post-body'
import { PostWarnings } from './post-warnings'
import { isSamplePost, toastSamplePost } from './sample-post'

interface PostCardProps {
  readonly post: Post
}

/** A post in a list: warnings, author, dish and actions. */
function PostCard({ post }: PostCardProps) {
  const { id, recipeId, title } = post
  const [open, setOpen] = useState(false)
  const report = usePostReport(post)
  const sample = isSamplePost(post)
  return (
    <Card asChild className="@container flex flex-col gap-4 sm:p-6">
      <article aria-labelledby={`post-${id}`}>
        <PostWarnings post={post} />
        <header className="flex items-start gap-2">
          <PostAuthor post={post} />
          {sample && <Badge className="mt-2.5">Sample</Badge>}
          <PostMenu post={post} onReport={report.begin} />
        </header>
        <h2 id={`post-${id}`} dir="auto" className="text-2xl wrap-anywhere">
          {sample ? (
            title
          ) : (
            <Link to={postPath(id)} className="no-underline hover:underline">
              {title}
            </Link>
          )}
        </h2>
        <PostBody post={post} level={3} />
        <PostActions
          post={post}
          commentsOpen={open}
          onComments={() => (sample ? toastSamplePost() : setOpen(!open))}
        >
          {recipeId !== undefined && (
            <Button
              asChild
              variant="quiet"
              icon={<CookingPot />}
              className="px-3! text-herb-ink @max-md:[&>span]:hidden"
            >
              <Link to={recipePath(recipeId)}>View recipe</Link>
            </Button>
          )}
        </PostActions>
        {open && <CommentsSection postId={id} level={3} />}
        {report.open && <ReportDialog what="post" onClose={report.close} file={report.file} />}
      </article>
    </Card>
  )
}

interface PostListProps {
  readonly posts: readonly Post[]
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly hrefOf: (page: number) => string
  /** Shown when there are no posts. */
  readonly empty: ReactNode
}

/** Ten posts with pagination. */
export function PostList({ posts, page, pages, total, hrefOf, empty }: PostListProps) {
  if (total === 0) return empty
  if (posts.length === 0)
    return (
      <EmptyState
        icon={<CookingPot />}
        title={`There is no page ${numberText(page)}`}
        hint="The list has become shorter, or the address is not quite right."
        action={
          <Button asChild>
            <Link to={hrefOf(1)}>Go to the first page</Link>
          </Button>
        }
      />
    )
  return (
    <div className="flex flex-col gap-8">
      <ul className="flex flex-col gap-6">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pageCount={pages} hrefOf={hrefOf} />
    </div>
  )
}

/** Placeholder of posts in their size. */
export function PostSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      {[1, 2].map((place) => (
        <Card key={place} className="@container flex flex-col gap-4 sm:p-6">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full!" />
            <Skeleton className="h-5 w-40" />
          </div>
          <Skeleton className="h-8 w-2/3" />
          <div className="grid gap-4 @xl:grid-cols-[15rem_minmax(0,1fr)] @xl:gap-6">
            <Skeleton className="aspect-16/9 w-full @xl:aspect-4/3" />
            <Skeleton lines={4} />
          </div>
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-11 w-60" />
        </Card>
      ))}
    </div>
  )
}
