import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Router, useLocation } from '../router/router'
import { createMemoryHistory } from '../router/static-router'
import { session } from '../session/session-store'

interface Options {
  /** The current path. */
  readonly path?: string
  readonly signedIn?: boolean
}

/** Renders a part of the app at a path, with a session and a fresh cache. */
export function renderWithApp(ui: ReactNode, { path = '/', signedIn = false }: Options = {}) {
  if (signedIn) session.setUser('a-token')
  else session.clearUser()

  const history = createMemoryHistory(path)
  const rendered = render(
    <Router history={history}>
      {ui}
      <Address />
    </Router>,
  )
  const address = () => rendered.getByTestId('address').textContent
  /** Presses the browser's Back. */
  const goBack = () => act(() => history.back())
  return { ...rendered, user: userEvent.setup(), address, goBack }
}

function Address() {
  const { pathname, search, hash } = useLocation()
  return <span data-testid="address">{pathname + search + hash}</span>
}
