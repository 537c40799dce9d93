import type { ComponentType } from 'react'
import { Link, useLocation } from 'react-router'
import { useMe } from '../api/use-me'
import { loginFrom } from '../paths'
import { useSession } from '../session/use-session'
import { Button } from '../ui/button'
import { ClosedDoor } from './closed-door'
import { PageFallback } from './page-fallback'
import type { Guard } from './routes'
import { UnknownCook } from './unknown-cook'

interface GuardedProps {
  readonly by: Guard
  readonly page: ComponentType
}

/** Spares a visitor a page that is not theirs. The server is what really keeps the door. */
export function Guarded({ by, page: Page }: GuardedProps) {
  const { pathname, search } = useLocation()
  const { isAuthenticated } = useSession()
  const { me, error, readAgain } = useMe()

  if (by === 'admin') {
    if (me?.role === 'admin') return <Page />
    if (error) return <UnknownCook error={error} onTryAgain={readAgain} />
    return isAuthenticated && !me ? <PageFallback /> : <ClosedDoor sentence="Access denied. Admins only." />
  }
  if (isAuthenticated) return <Page />
  return (
    <ClosedDoor sentence={by.cook}>
      <Button asChild variant="primary">
        <Link to={loginFrom(pathname + search)}>Go to Login</Link>
      </Button>
    </ClosedDoor>
  )
}
