import type { Post } from '@larder/contract/community'
import { CookingPot } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { postPath, recipePath } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { CommentsSection } from '../comments/comments-section'
import { ReportDialog } from '../report-dialog'
import { usePostReport } from '../use-report'
import { PostActions } from './post-actions'
import { PostAuthor } from './post-author'
import { PostBody } from './post-body'
import { PostMenu } from './post-menu'
import { PostWarnings } from './post-warnings'
import { isSamplePost, toastSamplePost } from './sample-post'

interface PostCardProps {
  readonly post: Post
}

/** A post in a list: warnings, author, dish and actions. */
export function PostCard({ post }: PostCardProps) {
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
