import { lazy, type ReactNode, useState } from 'react'
import { useSession } from '../../session/use-session'

// It asks the server who is here, and a visitor should not pay for that.
const AlreadySignedIn = lazy(async () => ({
  default: (await import('./already-signed-in')).AlreadySignedIn,
}))

interface VisitorsOnlyProps {
  readonly heading: string
  readonly children: ReactNode
}

/** Spares a signed-in cook the forms of signing in and up. */
export function VisitorsOnly({ heading, children }: VisitorsOnlyProps) {
  const { isAuthenticated } = useSession()
  // Who signs in by this very form is led on by it.
  const [cameSignedIn] = useState(isAuthenticated)
  return cameSignedIn && isAuthenticated ? <AlreadySignedIn heading={heading} /> : children
}
