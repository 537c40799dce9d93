import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../session/use-session'
import { fetched } from './lazy-live'

const LeavingBanner = lazy<ComponentType>(async () => ({
  default: (await fetched(() => import('../features/account/leaving-banner'))).LeavingBanner,
}))

/** Word that an account is to be deleted, fetched apart from the shell: only a signed-in cook pays for it. */
export function LazyLeaving() {
  const { isAuthenticated } = useSession()
  if (!isAuthenticated) return null
  return (
    <Suspense fallback={null}>
      <LeavingBanner />
    </Suspense>
  )
}
