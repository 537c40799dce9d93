import { type Community, type CommunityId, community, communityNames } from '@larder/contract/community'
import type { DataOf } from '@larder/contract/http/endpoint'
import { LogIn, LogOut, PenLine, UsersRound } from 'lucide-react'
import { change, sync } from '../../../api/sync'
import { toastFailure } from '../../../feedback/toast-failure'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { loginPath, paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useLocation } from '../../../router/router'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { communityIconName, parseCommunityId } from '../community-icon'

/** A community with the membership that the server has not answered yet. */
export const joinedCommunity = sync.project({
  read: community.get,
  writes: [community.join],
  apply: (shown: DataOf<typeof community.get>, changes) =>
    changes
      .filter(({ input }) => input.params.id === shown.id)
      .reduce((current, { input }) => applyMembership(current, input.body.member), shown),
  settle: (current, _, { data }) =>
    current.id === data.id ? { ...current, joined: data.joined, members: data.members } : current,
})

function applyMembership<C extends Community>(current: C, joined: boolean): C {
  return {
    ...current,
    joined,
    members: Math.max(0, current.members + Number(joined) - Number(current.joined)),
  }
}

/** Joins or leaves a community: shown at once, reverted on failure. */
function saveMembership(id: CommunityId, member: boolean): void {
  change(
    community.join,
    { params: { id }, body: { member } },
    { lane: `membership of ${id}`, refetch: 'later' },
  ).response.catch((error: unknown) => toastFailure('Not Saved', error))
}

interface MembershipButtonProps {
  readonly id: CommunityId
  /** Undefined while loading. */
  readonly joined: boolean | undefined
}

function MembershipButton({ id, joined }: MembershipButtonProps) {
  const { isAuthenticated } = useSession()
  const { pathname, search } = useLocation()
  if (!isAuthenticated)
    return (
      <Button asChild variant="primary" icon={<LogIn />}>
        <Link to={loginPath(pathname + search)}>Login to Join</Link>
      </Button>
    )
  return (
    <Button
      variant={joined ? 'secondary' : 'primary'}
      icon={joined ? <LogOut /> : <UsersRound />}
      disabled={joined === undefined}
      onClick={() => saveMembership(id, !joined)}
    >
      {joined ? 'Leave' : 'Join Community'}
    </Button>
  )
}

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
