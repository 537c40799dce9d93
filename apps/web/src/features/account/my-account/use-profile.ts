import { type AccountProfile, account } from '@larder/contract/account'
import { sync } from '../../../api/sync'
import { useMe } from '../../../api/use-me'
import { refresh, useProjected } from '../../../api/use-read'

/** The profile as the server returned it after a change. */
const savedProfile = sync.project({
  read: account.profile,
  writes: [account.saveProfile, account.setAvatar, account.removeAvatar, account.dropNewEmail],
  apply: (profile: AccountProfile) => profile,
  settle: (_, __, { data }) => data,
})

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
  const { data, error } = useProjected(savedProfile, {})
  const profile = data?.data
  return {
    profile,
    shown: profile ?? me ?? undefined,
    error: profile ? null : error,
    refetch: () => void refresh(account.profile),
  }
}
