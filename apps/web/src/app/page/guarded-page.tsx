import type { ComponentType } from 'react'
import { Link, useLocation } from 'react-router'
import { useMe } from '../../api/use-me'
import { loginPath } from '../../paths'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/controls/button'
import type { RouteGuard } from '../routes'
import { AccessDenied } from './access-denied'
import { AccountLoadError } from './account-load-error'
import { PageFallback } from './page-fallback'

interface GuardedPageProps {
  readonly guard: RouteGuard
  readonly page: ComponentType
}

/** Hides a page from visitors without access. The server enforces access. */
export function GuardedPage({ guard, page: Page }: GuardedPageProps) {
  const { pathname, search } = useLocation()
  const { isAuthenticated } = useSession()
  const { me, error, refetch } = useMe()

  if (guard === 'admin') {
    if (me?.role === 'admin') return <Page />
    if (error) return <AccountLoadError error={error} onTryAgain={refetch} />
    return isAuthenticated && !me ? <PageFallback /> : <AccessDenied sentence="Access denied. Admins only." />
  }
  if (isAuthenticated) return <Page />
  return (
    <AccessDenied sentence={guard.cook}>
      <Button asChild variant="primary">
        <Link to={loginPath(pathname + search)}>Go to Login</Link>
      </Button>
    </AccessDenied>
  )
}
