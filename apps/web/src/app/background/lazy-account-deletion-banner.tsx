import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../../session/use-session'
import { importWithRetry } from './lazy-household-sync'

const LoadedAccountDeletionBanner = lazy<ComponentType>(async () => ({
  default: (await importWithRetry(() => import('../../features/account/account-deletion-banner')))
    .AccountDeletionBanner,
}))

/** The notice of a scheduled account deletion, loaded separately for signed-in cooks only. */
export function LazyAccountDeletionBanner() {
  const { isAuthenticated } = useSession()
  if (!isAuthenticated) return null
  return (
    <Suspense fallback={null}>
      <LoadedAccountDeletionBanner />
    </Suspense>
  )
}
