import { communityNames, type Post } from '@larder/contract/community'
import { Flag, Heart, MessageCircle } from 'lucide-react'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { communityPath, postPath } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { parseCommunityId } from '../community-icon'
import { PostAllergens, PostWarnings } from '../posts/post-warnings'
import { isSamplePost } from '../posts/sample-post'
import { ReportDialog } from '../report-dialog'
import { usePostReport } from '../use-report'

const gridClass = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** A trending post: the dish, its author and community, and a report button. */
function TrendingPost({ post }: { readonly post: Post }) {
  const { id, recipeId, picture, drawn, plate, emoji, title, tags, author, at, content } = post
  const { likes, comments, reported } = post
  const report = usePostReport(post)
  const communityId = parseCommunityId(post.community)
  const sample = isSamplePost(post)
  return (
    <Card
      asChild
      className="group relative grid h-full grid-cols-[6.5rem_minmax(0,1fr)] grid-rows-[1fr_auto] overflow-hidden p-0! enabled-hover:border-edge sm:flex sm:flex-col"
    >
      <article aria-labelledby={`trending-${id}`}>
        <RecipePhoto
          recipeId={recipeId}
          picture={picture}
          drawn={drawn}
          plate={plate}
          emoji={emoji}
          title={title}
          size="card"
          tags={tags}
          className="row-span-2 h-full min-h-full w-full border-e p-0 sm:row-auto sm:aspect-16/9 sm:h-auto sm:min-h-0 sm:border-e-0 sm:border-b sm:p-2"
        />
        {sample && <Badge className="absolute start-2 top-2 sm:start-auto sm:end-2">Sample</Badge>}
        <div className="flex grow flex-col gap-2 px-4 pt-3">
          <PostWarnings post={post} />
          <h3 id={`trending-${id}`} dir="auto" className="line-clamp-2 text-lg wrap-anywhere">
            <Link
              to={sample ? communityPath(post.community) : postPath(id)}
              className="no-underline outline-none group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            >
              {title}
            </Link>
          </h3>
          <p className="text-sm wrap-anywhere text-ink-soft">
            <bdi className="font-medium text-ink">{author.name}</bdi>
            {communityId && <> in {communityNames[communityId].name}</>} ·{' '}
            <RelativeTime at={at} className="whitespace-nowrap" />
          </p>
          {content && (
            <p dir="auto" className="line-clamp-2 wrap-anywhere sm:line-clamp-3">
              {content}
            </p>
          )}
          <PostAllergens allergens={post.allergens} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 ps-4 pe-1 pb-1 text-sm text-ink-soft [&_svg]:size-4">
          <span className="numbers flex items-center gap-1.5">
            <Heart aria-hidden /> {numberText(likes)} <VisuallyHidden>likes</VisuallyHidden>
          </span>
          <span className="numbers flex items-center gap-1.5">
            <MessageCircle aria-hidden /> {numberText(comments)} <VisuallyHidden>comments</VisuallyHidden>
          </span>
          <Button
            variant="quiet"
            icon={<Flag />}
            disabled={reported}
            aria-label={`${reported ? 'Reported' : 'Report'}: ${title}`}
            onClick={report.begin}
            className="relative ms-auto px-3! text-sm [&_svg]:size-4!"
          >
            {reported ? 'Reported' : 'Report'}
          </Button>
        </div>
        {report.open && <ReportDialog what="post" onClose={report.close} file={report.file} />}
      </article>
    </Card>
  )
}

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
