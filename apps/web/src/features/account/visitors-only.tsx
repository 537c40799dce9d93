import { lazy, type ReactNode, useState } from 'react'
import { useSession } from '../../session/use-session'

// It reads the account, which a visitor need not load.
const AlreadySignedIn = lazy(async () => ({
  default: (await import('./already-signed-in')).AlreadySignedIn,
}))

interface VisitorsOnlyProps {
  readonly heading: string
  readonly children: ReactNode
}

/** Hides the login and registration forms from a logged-in cook. */
export function VisitorsOnly({ heading, children }: VisitorsOnlyProps) {
  const { isAuthenticated } = useSession()
  // A login with this very form navigates by itself.
  const [wasSignedIn] = useState(isAuthenticated)
  return wasSignedIn && isAuthenticated ? <AlreadySignedIn heading={heading} /> : children
}
