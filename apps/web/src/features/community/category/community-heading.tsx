import { type Community, type CommunityId, community, communityNames } from '@larder/contract/community'
import { type InputOf, toQueryKey } from '@larder/contract/http/endpoint'
import { useMutation } from '@tanstack/react-query'
import { LogIn, LogOut, PenLine, UsersRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { toastFailure } from '../../../feedback/toast-failure'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { loginPath, paths } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { communityIconName, parseCommunityId } from '../community-icon'
import { invalidatePosts } from '../posts/posts-cache'

type CommunityName = InputOf<typeof community.join>['params']['id']

function updateCommunityCache(id: string, change: (current: Community) => Partial<Community>) {
  queryClient.setQueryData<{ data: Community }>(toQueryKey(community.get, { params: { id } }), (cached) =>
    cached ? { ...cached, data: { ...cached.data, ...change(cached.data) } } : cached,
  )
}

function toMembershipPatch(member: boolean) {
  return (current: Community) => ({
    joined: member,
    members: Math.max(0, current.members + Number(member) - Number(current.joined)),
  })
}

/** Joins or leaves a community: shown at once, reverted on failure. */
function useMembership(id: CommunityName) {
  const { mutate } = useMutation(
    {
      scope: { id: `membership of ${id}` },
      mutationFn: (member: boolean) => callEndpoint(community.join, { params: { id }, body: { member } }),
      onSuccess: ({ data }) =>
        updateCommunityCache(id, () => ({ joined: data.joined, members: data.members })),
      onError(error, member) {
        toastFailure('Not Saved', error)
        updateCommunityCache(id, toMembershipPatch(!member))
      },
      onSettled: invalidatePosts,
    },
    queryClient,
  )
  return (member: boolean) => {
    void queryClient.cancelQueries({ queryKey: toQueryKey(community.get, { params: { id } }) })
    updateCommunityCache(id, toMembershipPatch(member))
    mutate(member)
  }
}

interface MembershipButtonProps {
  readonly id: CommunityId
  /** Undefined while loading. */
  readonly joined: boolean | undefined
}

function MembershipButton({ id, joined }: MembershipButtonProps) {
  const { isAuthenticated } = useSession()
  const { pathname, search } = useLocation()
  const become = useMembership(id)
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
      onClick={() => become(!joined)}
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
