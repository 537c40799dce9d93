import type { Community } from '@larder/contract/community'
import { Link } from 'react-router'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { communityPath } from '../../../paths'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { communityIconName } from '../community-icon'

type CommunitySummary = Pick<Community, 'id' | 'name' | 'description'> & Partial<Community>

/** A community with its link, and its counts once loaded. */
export function CommunityCard({ community }: { readonly community: CommunitySummary }) {
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
