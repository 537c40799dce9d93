import type { Post } from '@larder/contract/community'
import { Card } from '../../../ui/display/card'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { TrendingPost } from './trending-post'

const gridClass = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** `posts` is undefined while loading. */
export function TrendingPosts({ posts }: { readonly posts: readonly Post[] | undefined }) {
  if (!posts)
    return (
      <div aria-busy className={gridClass}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Card
            key={place}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden p-0! sm:flex sm:flex-col"
          >
            <Skeleton className="h-full w-full rounded-none! sm:aspect-16/9 sm:h-auto" />
            <div className="flex flex-col gap-3 p-4 sm:pt-3">
              <Skeleton className="h-6 w-3/4" />
              <Skeleton lines={4} />
              <Skeleton className="h-8 w-full" />
            </div>
          </Card>
        ))}
      </div>
    )
  if (posts.length === 0)
    return <p className="text-ink-soft">It has been quiet lately. Your recipe could change that.</p>
  return (
    <ul className={gridClass}>
      {posts.map((post) => (
        <li key={post.id}>
          <TrendingPost post={post} />
        </li>
      ))}
    </ul>
  )
}
