import { type Community, communityNames } from '@larder/contract/community'
import { PenLine } from 'lucide-react'
import { Link } from 'react-router'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { paths } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { communityIconName, parseCommunityId } from '../community-icon'
import { MembershipButton } from './membership-button'

interface CommunityHeadingProps {
  readonly id: string
  /** Undefined while loading. */
  readonly community: Community | undefined
  /** Reading failed. */
  readonly failed: boolean
}

export function CommunityHeading({ id, community, failed }: CommunityHeadingProps) {
  const { isAuthenticated } = useSession()
  const knownId = parseCommunityId(id)
  const { name, description } = community ??
    (knownId && communityNames[knownId]) ?? { name: 'Community', description: '' }
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-herb-wash p-4 sm:p-8">
      <div className="flex min-w-0 items-start gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-raised sm:size-16">
          <FoodIcon foodId={communityIconName(id)} className="size-8 sm:size-9" />
        </span>
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-3xl wrap-anywhere md:text-4xl">{name}</h1>
          {description && <p className="text-lg">{description}</p>}
          <p className="numbers flex min-h-6 items-center">
            {community
              ? `${formatNounCount(community.members, 'member')} · ${formatNounCount(community.posts, 'post')}`
              : !failed && <Skeleton className="h-4 w-40 bg-raised!" />}
          </p>
        </div>
      </div>
      {knownId && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-3!">
          <MembershipButton id={knownId} joined={community?.joined} />
          {isAuthenticated && (
            <Button asChild icon={<PenLine />}>
              <Link to={`${paths.postRecipe}?community=${knownId}`}>Create Post</Link>
            </Button>
          )}
        </div>
      )}
    </header>
  )
}
