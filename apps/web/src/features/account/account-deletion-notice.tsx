import { useMe } from '../../api/use-me'
import { lazyPart } from '../../ui/lazy-part'

const AccountDeletionBanner = lazyPart(
  async () => (await import('./account-deletion-banner')).AccountDeletionBanner,
)

/** The banner of an account that is scheduled for deletion; hardly any is, so no other loads it. */
export function AccountDeletionNotice() {
  const { me } = useMe()
  return me?.deletionAt && <AccountDeletionBanner />
}
