import { account, type Profile } from '@larder/contract/account'
import { community } from '@larder/contract/community'
import { type AnswerOf, keyOf } from '@larder/contract/endpoint'
import { household } from '@larder/contract/household'
import { queries } from '../../api/query-client'
import { refresh, useRead } from '../../api/use-api'
import { useMe } from '../../api/use-me'

interface OwnProfile {
  /** As soon as the server has told. */
  readonly profile: Profile | undefined
  /** What is known of the cook before that. */
  readonly shown: Pick<Profile, 'name' | 'email' | 'avatar'> | undefined
  readonly error: Error | null
  readonly readAgain: () => void
}

export function useProfile(): OwnProfile {
  const { me } = useMe()
  const { data, error } = useRead(account.profile, {})
  const profile = data?.data
  return {
    profile,
    shown: profile ?? me ?? undefined,
    error: profile ? null : error,
    readAgain: () => void refresh(account.profile),
  }
}

/** Shows at once what the server has answered. Name and picture stand in other places as well: they are asked for anew. */
export function showProfile(answer: AnswerOf<typeof account.profile>): void {
  queries.setQueryData(keyOf(account.profile, {}), answer)
  for (const place of [account.profile, community.overview, household.current]) void refresh(place)
}
