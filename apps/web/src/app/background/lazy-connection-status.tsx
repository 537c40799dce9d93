import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../../session/use-session'
import { SilentErrorBoundary } from '../page/silent-error-boundary'
import { importWithRetry } from './lazy-household-sync'

const LoadedConnectionStatus = lazy<ComponentType>(async () => ({
  default: (await importWithRetry(() => import('./connection-status'))).ConnectionStatus,
}))

/** Loaded separately from the header, for signed-in cooks only. */
export function LazyConnectionStatus() {
  const { isAuthenticated } = useSession()
  if (!isAuthenticated) return null
  return (
    <SilentErrorBoundary>
      <Suspense fallback={null}>
        <LoadedConnectionStatus />
      </Suspense>
    </SilentErrorBoundary>
  )
}
