import { household } from '@larder/contract/household'
import { useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'

/** What an invitation leads to. It only looks, although by a call with a body: a code is better not sent in an address. */
export function useInvitationPreview(code: string | null) {
  return useQuery(
    {
      queryKey: [household.peek.word, household.peek.name, code],
      queryFn: ({ signal }) => callEndpoint(household.peek, { body: { code: code ?? '' } }, { signal }),
      enabled: code !== null,
    },
    queryClient,
  )
}
