import { type AccountProfile, account } from '@larder/contract/account'
import { community } from '@larder/contract/community'
import { household } from '@larder/contract/household'
import { type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { queryClient } from '../../../api/query-client'
import { useMe } from '../../../api/use-me'
import { refresh, useRead } from '../../../api/use-read'

interface ProfileState {
  /** Undefined until the server responds. */
  readonly profile: AccountProfile | undefined
  /** What is known of the cook before that. */
  readonly shown: Pick<AccountProfile, 'name' | 'email' | 'avatar'> | undefined
  readonly error: Error | null
  readonly refetch: () => void
}

export function useProfile(): ProfileState {
  const { me } = useMe()
  const { data, error } = useRead(account.profile, {})
  const profile = data?.data
  return {
    profile,
    shown: profile ?? me ?? undefined,
    error: profile ? null : error,
    refetch: () => void refresh(account.profile),
  }
}

/** Writes the response to the cache. Name and picture also appear elsewhere, so those reads are refetched. */
export function updateProfileCache(response: ResponseOf<typeof account.profile>): void {
  queryClient.setQueryData(toQueryKey(account.profile, {}), response)
  for (const endpoint of [account.profile, community.overview, household.current]) void refresh(endpoint)
}
