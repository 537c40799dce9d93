import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { welcomeState } from '../../paths'
import { useSession } from '../../session/use-session'
import { lazyPage } from './lazy-page'
import { loadPage } from './load-page'

const LoadedWelcome = lazyPage(() => loadPage('home/welcome/welcome-page'))

/** Directly after sign-up the welcome stands in place of the page, which keeps its address. */
export function WelcomeGate({ children }: { readonly children: ReactNode }) {
  const { state } = useLocation() as { readonly state: Partial<typeof welcomeState> | null }
  const { isAuthenticated } = useSession()
  return isAuthenticated && state?.welcome === welcomeState.welcome ? <LoadedWelcome /> : children
}
