import { type Community, community } from '@larder/contract/community'
import { type InputOf, toQueryKey } from '@larder/contract/http/endpoint'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { toastFailure } from '../../../feedback/toast-failure'
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
export function useMembership(id: CommunityName) {
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
