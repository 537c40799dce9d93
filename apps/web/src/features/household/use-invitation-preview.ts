import { household } from '@larder/contract/household'
import { useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'

/** Reads the household of an invitation. It is a POST, so that the code is not in a URL. */
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
