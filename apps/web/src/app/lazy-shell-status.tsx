import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../session/use-session'
import { fetched } from './lazy-live'
import { QuietBoundary } from './quiet-boundary'

const ShellStatus = lazy<ComponentType>(async () => ({
  default: (await fetched(() => import('./shell-status'))).ShellStatus,
}))

/** Fetched apart from the header, like the line it speaks of: only a signed-in cook pays for it. */
export function LazyShellStatus() {
  const { isAuthenticated } = useSession()
  if (!isAuthenticated) return null
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <ShellStatus />
      </Suspense>
    </QuietBoundary>
  )
}
