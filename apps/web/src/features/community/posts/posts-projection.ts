import { community, type Post } from '@larder/contract/community'
import type { DataOf, ReadEndpoint } from '@larder/contract/http/endpoint'
import { pageSize } from '@larder/contract/http/paging'
import { recipes } from '@larder/contract/recipes'
import type { PendingChange } from '@larder/sync/changes/change'
import { sync } from '../../../api/sync'
import { useProjected } from '../../../api/use-read'
import type { CommunityFilter } from '../category/community-filter'
import { isSamplePost } from './sample-post'

const writes = [
  community.like,
  recipes.favourite,
  community.follow,
  community.share,
  community.reportPost,
] as const

type PostChange = PendingChange<(typeof writes)[number]>

/** The posts of a community with the likes and follows that the server has not answered yet. */
const communityPosts = projectPosts(community.posts, mapPosts)

/** The same for the posts of a cook. */
const cookPosts = projectPosts(community.postsOf, mapPosts)

/** The same for one post. */
export const singlePost = projectPosts(community.post, (post, change) => change(post))

/** The same for the trending posts. */
export const communityOverview = projectPosts(community.overview, (overview, change) => {
  const trending = mapPosts(overview.trending, change)
  return trending === overview.trending ? overview : { ...overview, trending }
})

/** Counts comments of a post by as many more or fewer, wherever it is cached. */
export function countComments(id: number, by: number): void {
  const count = (post: Post) =>
    post.id === id ? { ...post, comments: Math.max(0, post.comments + by) } : post
  sync.reads.update(community.posts, (posts) => mapPosts(posts, count))
  sync.reads.update(community.postsOf, (posts) => mapPosts(posts, count))
  sync.reads.update(community.post, count)
  sync.reads.update(community.overview, (overview) => ({
    ...overview,
    trending: mapPosts(overview.trending, count),
  }))
}

function projectPosts<R extends ReadEndpoint>(
  read: R,
  map: (data: DataOf<R>, change: (post: Post) => Post) => DataOf<R>,
) {
  return sync.project({
    read,
    writes,
    apply: (data: DataOf<R>, changes: readonly PostChange[]) =>
      changes.length === 0 ? data : map(data, (post) => changes.reduce(applyChange, post)),
    settle: (data: DataOf<R>, change: PostChange, response) =>
      map(data, (post) => settleChange(post, change, response.data)),
  })
}

/** The same array if no post has changed. */
function mapPosts(posts: Post[], change: (post: Post) => Post): Post[] {
  const changed = posts.map(change)
  return changed.some((post, place) => post !== posts[place]) ? changed : posts
}

function applyChange(post: Post, change: PostChange): Post {
  switch (change.name) {
    case 'community.like':
      return post.id === change.input.params.id ? applyLike(post, change.input.body.liked) : post
    case 'recipes.favourite':
      // A sample is not a post, but its recipe is real.
      return isSamplePost(post) && post.recipeId === change.input.params.id
        ? applyLike(post, change.input.body.favourite)
        : post
    case 'community.follow':
      return post.author.id === change.input.params.id
        ? { ...post, author: { ...post.author, followed: change.input.body.follow } }
        : post
    default:
      return post
  }
}

/** Counts as the server did; a report shows once it has arrived. */
function settleChange(post: Post, change: PostChange, data: object): Post {
  const settled = applyChange(post, change)
  if (settled !== post)
    return 'likes' in data && typeof data.likes === 'number' ? { ...settled, likes: data.likes } : settled
  if (change.name === 'community.share' && post.id === change.input.params.id)
    return 'shares' in data && typeof data.shares === 'number' ? { ...post, shares: data.shares } : post
  if (change.name === 'community.reportPost' && post.id === change.input.params.id)
    return { ...post, reported: true }
  return post
}

function applyLike(post: Post, liked: boolean): Post {
  return { ...post, liked, likes: Math.max(0, post.likes + Number(liked) - Number(post.liked)) }
}

/**
 * Reads one page of a community. The previous page stays until the new one arrives, unless it is of another community.
 */
export function useCommunityPosts(id: string, { q, sort, page }: CommunityFilter) {
  const search = q.trim()
  const input = { params: { id }, query: { page, size: pageSize, sort, ...(search && { search }) } }
  return useProjected(communityPosts, input, { keepPrevious: ({ params }) => params.id === id })
}

/** Reads one page of a cook's posts. */
export function useCookPosts(id: string, page: number, enabled: boolean) {
  const input = { params: { id }, query: { page, size: pageSize } }
  return useProjected(cookPosts, input, { enabled, keepPrevious: ({ params }) => params.id === id })
}
