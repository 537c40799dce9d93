import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../../session/use-session'
import { importWithRetry } from './lazy-household-sync'

const AccountDeletionNotice = lazy<ComponentType>(async () => ({
  default: (await importWithRetry(() => import('../../features/account/account-deletion-banner')))
    .AccountDeletionBanner,
}))

/** Word that an account is to be deleted, fetched apart from the shell: only a signed-in cook pays for it. */
export function LazyAccountDeletionBanner() {
  const { isAuthenticated } = useSession()
  if (!isAuthenticated) return null
  return (
    <Suspense fallback={null}>
      <AccountDeletionNotice />
    </Suspense>
  )
}
