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

/** Spares a visitor a page that is not theirs. The server is what really keeps the door. */
export function GuardedPage({ guard: by, page: Page }: GuardedPageProps) {
  const { pathname, search } = useLocation()
  const { isAuthenticated } = useSession()
  const { me, error, refetch: readAgain } = useMe()

  if (by === 'admin') {
    if (me?.role === 'admin') return <Page />
    if (error) return <AccountLoadError error={error} onTryAgain={readAgain} />
    return isAuthenticated && !me ? <PageFallback /> : <AccessDenied sentence="Access denied. Admins only." />
  }
  if (isAuthenticated) return <Page />
  return (
    <AccessDenied sentence={by.cook}>
      <Button asChild variant="primary">
        <Link to={loginPath(pathname + search)}>Go to Login</Link>
      </Button>
    </AccessDenied>
  )
}
