import { type Community, community } from '@larder/contract/community'
import { type InputOf, toQueryKey } from '@larder/contract/http/endpoint'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { toastFailure } from '../../../feedback/toast-failure'
import { invalidatePosts } from '../posts/posts-cache'

type CommunityName = InputOf<typeof community.join>['params']['id']

function updateCommunityCache(id: string, change: (held: Community) => Partial<Community>) {
  queryClient.setQueryData<{ data: Community }>(toQueryKey(community.get, { params: { id } }), (held) =>
    held ? { ...held, data: { ...held.data, ...change(held.data) } } : held,
  )
}

function toMembershipPatch(member: boolean) {
  return (held: Community) => ({
    joined: member,
    members: Math.max(0, held.members + Number(member) - Number(held.joined)),
  })
}

/** Joins a community or leaves it: shown at once, taken back when it fails. */
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
