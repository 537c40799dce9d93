import { type Community, CommunityId, type community, communityNames } from '@larder/contract/community'
import type { DataOf } from '@larder/contract/http/endpoint'
import { BookOpen, ChefHat, Heart, MessageCircle, PenLine } from 'lucide-react'
import { toErrorMessage } from '../../../api/api-error'
import { useLastFailure } from '../../../api/use-last-failure'
import { useProjected } from '../../../api/use-read'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { communityPath, paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { StatTile } from '../../../ui/display/stat-tile'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { communityIconName } from '../community-icon'
import { communityOverview } from '../posts/posts-projection'
import { SamplePostsNote } from '../sample-posts-note'
import { TrendingPosts } from './trending-posts'

/** The known communities, shown when reading fails. */
const communityList = CommunityId.options.map((id) => ({ id, ...communityNames[id] }))

interface CommunityStatsProps {
  /** Undefined while loading. */
  readonly stats: DataOf<typeof community.overview>['stats'] | undefined
}

const figures = [
  { key: 'cooks', label: 'Cooks', icon: <ChefHat /> },
  { key: 'posts', label: 'Recipes shared', icon: <BookOpen /> },
  { key: 'comments', label: 'Comments', icon: <MessageCircle /> },
  { key: 'likes', label: 'Likes', icon: <Heart /> },
] as const

/** The counted figures of the community. */
function CommunityStats({ stats }: CommunityStatsProps) {
  return (
    <section
      aria-label="The community in figures"
      className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4"
    >
      {figures.map(({ key, label, icon }) => (
        <StatTile
          key={key}
          label={label}
          icon={icon}
          className="max-[22rem]:[&>span]:hidden"
          value={stats ? numberText(stats[key]) : <Skeleton className="h-lh w-16" />}
        />
      ))}
    </section>
  )
}

const heroFoods = ['salad', 'taco-shells', 'cheesecake', 'paella', 'strawberries', 'bread']

function CommunitiesHero() {
  const { isAuthenticated } = useSession()
  return (
    <header className="flex items-center justify-between gap-8 rounded-card bg-herb-wash p-4 sm:p-8">
      <div className="flex min-w-0 flex-col items-start gap-3">
        <h1 className="text-3xl md:text-4xl">Communities</h1>
        <p className="max-w-measure text-lg">
          Cook together: recipes from other kitchens, and the people who cook them. Look around, ask, share
          what you cook best.
        </p>
        {isAuthenticated && (
          <Button asChild variant="primary" icon={<PenLine />} className="mt-2">
            <Link to={paths.postRecipe}>Post a Recipe</Link>
          </Button>
        )}
      </div>
      <div aria-hidden className="hidden shrink-0 grid-cols-3 gap-3 md:grid">
        {heroFoods.map((food) => (
          <span key={food} className="grid size-16 place-items-center rounded-full bg-raised">
            <FoodIcon foodId={food} className="size-9" />
          </span>
        ))}
      </div>
    </header>
  )
}

type CommunitySummary = Pick<Community, 'id' | 'name' | 'description'> & Partial<Community>

/** A community with its link, and its counts once loaded. */
function CommunityCard({ community }: { readonly community: CommunitySummary }) {
  const { id, name, description, members, posts, joined } = community
  return (
    <Card pressable asChild className="relative h-full">
      <Link
        to={communityPath(id)}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 sm:flex sm:flex-col sm:gap-3"
      >
        <span className="row-span-2 flex items-start justify-between gap-2">
          <span className="grid size-12 place-items-center rounded-full bg-herb-wash">
            <FoodIcon foodId={communityIconName(id)} className="size-7" />
          </span>
          {joined && (
            <Badge tone="herb" className="max-sm:absolute max-sm:end-3 max-sm:top-3">
              Joined
            </Badge>
          )}
        </span>
        <span className="flex grow flex-col gap-1">
          <h3 className="text-lg">{name}</h3>
          <span className="text-ink-soft">{description}</span>
        </span>
        <span className="numbers flex min-h-5 flex-wrap gap-x-3 text-sm text-ink-soft">
          {members !== undefined && <span>{formatNounCount(members, 'member')}</span>}
          {posts !== undefined && <span>{formatNounCount(posts, 'post')}</span>}
        </span>
      </Link>
    </Card>
  )
}

/** The page /community: figures, trending posts, and all communities. */
export function CommunitiesPage() {
  const { data, error, isFetching, refetch } = useProjected(communityOverview, {})
  const overview = data?.data
  const failure = useLastFailure('communities', error, overview !== undefined && !error)
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 pt-6 pb-12 sm:px-6 sm:pt-8">
      <CommunitiesHero />
      {failure && (
        <LoadErrorNote
          title={overview ? 'This may be out of date' : 'The communities could not be loaded'}
          sentence={toErrorMessage(failure)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {(overview || !failure) && <CommunityStats stats={overview?.stats} />}
      {(overview || !failure) && (
        <section aria-labelledby="trending" className="flex flex-col gap-4">
          <h2 id="trending" className="text-2xl">
            Trending
          </h2>
          {overview?.sample && <SamplePostsNote />}
          <TrendingPosts posts={overview?.trending} />
        </section>
      )}
      {/* Below content of unknown height, so it waits for that and does not shift. */}
      {(overview || failure) && (
        <section aria-labelledby="communities" className="flex flex-col gap-4">
          <h2 id="communities" className="text-2xl">
            Find yours
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {(overview?.communities ?? communityList).map((each) => (
              <li key={each.id}>
                <CommunityCard community={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
