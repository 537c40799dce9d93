import { type Community, community } from '@larder/contract/community'
import { type InputOf, keyOf } from '@larder/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { outdatePosts } from './held-posts'
import { tellFailed } from './tell-failed'

type CommunityName = InputOf<typeof community.join>['params']['id']

function show(id: string, change: (held: Community) => Partial<Community>) {
  queries.setQueryData<{ data: Community }>(keyOf(community.get, { params: { id } }), (held) =>
    held ? { ...held, data: { ...held.data, ...change(held.data) } } : held,
  )
}

function asMember(member: boolean) {
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
      mutationFn: (member: boolean) => call(community.join, { params: { id }, body: { member } }),
      onSuccess: ({ data }) => show(id, () => ({ joined: data.joined, members: data.members })),
      onError(error, member) {
        tellFailed('Not Saved', error)
        show(id, asMember(!member))
      },
      onSettled: outdatePosts,
    },
    queries,
  )
  return (member: boolean) => {
    void queries.cancelQueries({ queryKey: keyOf(community.get, { params: { id } }) })
    show(id, asMember(member))
    mutate(member)
  }
}
