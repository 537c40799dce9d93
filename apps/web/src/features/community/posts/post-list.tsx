import type { Post } from '@larder/contract/community'
import { CookingPot } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/controls/button'
import { Pagination } from '../../../ui/display/pagination'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { numberText } from '../../../ui/formatting/locale'
import { PostCard } from './post-card'

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
