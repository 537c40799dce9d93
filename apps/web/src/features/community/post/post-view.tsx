import type { Post } from '@larder/contract/community'
import { CookingPot } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { recipePath } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { CommentsSection } from '../comments/comments-section'
import { PostActions } from '../posts/post-actions'
import { PostAuthor } from '../posts/post-author'
import { PostBody } from '../posts/post-body'
import { PostMenu } from '../posts/post-menu'
import { PostWarnings } from '../posts/post-warnings'
import { ReportDialog } from '../report-dialog'
import { usePostReport } from '../use-report'

/** A post on its own page, with its comments open. */
export function PostView({ post }: { readonly post: Post }) {
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
