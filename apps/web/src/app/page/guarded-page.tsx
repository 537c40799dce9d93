import { DoorClosed } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { useMe } from '../../api/use-me'
import { loginPath } from '../../paths'
import { Link } from '../../router/link'
import { useLocation } from '../../router/router'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import type { RouteGuard } from '../routes'
import { PageFallback } from './page-fallback'

interface AccessDeniedProps {
  readonly sentence: string
  /** The action that grants access, if there is one. */
  readonly children?: ReactNode
}

function AccessDenied({ sentence, children }: AccessDeniedProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-6 px-4 py-16 text-center sm:py-24">
      <DoorClosed aria-hidden className="size-12 text-ink-soft" strokeWidth={1.5} />
      <h1 className="text-2xl sm:text-3xl">{sentence}</h1>
      {children}
    </div>
  )
}

interface AccountLoadErrorProps {
  readonly error: Error
  readonly onTryAgain: () => void
}

/** Shown when a page depends on the account and the account could not be loaded. */
function AccountLoadError({ error, onTryAgain }: AccountLoadErrorProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-16 sm:py-24">
      <h1 className="text-2xl sm:text-3xl">Your account could not be loaded</h1>
      <ErrorNote action={<Button onClick={onTryAgain}>Try Again</Button>}>{toErrorMessage(error)}</ErrorNote>
    </div>
  )
}

interface GuardedPageProps {
  readonly guard: RouteGuard
  readonly page: ComponentType
  /** For visitors with an invitation's code in the address. */
  readonly invited?: ComponentType | undefined
}

/** Hides a page from visitors without access. The server enforces access. */
export function GuardedPage({ guard, page: Page, invited: Invited }: GuardedPageProps) {
  const { pathname, search, hash } = useLocation()
  const { isAuthenticated } = useSession()
  const { me, error, refetch } = useMe()

  if (guard === 'admin') {
    if (me?.role === 'admin') return <Page />
    if (error) return <AccountLoadError error={error} onTryAgain={refetch} />
    return isAuthenticated && !me ? <PageFallback /> : <AccessDenied sentence="Access denied. Admins only." />
  }
  if (isAuthenticated) return <Page />
  if (Invited && /[#?&]join=/.test(search + hash)) return <Invited />
  return (
    <AccessDenied sentence={guard.cook}>
      <Button asChild variant="primary">
        <Link to={loginPath(pathname + search + hash)}>Go to Login</Link>
      </Button>
    </AccessDenied>
  )
}
