import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
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

  const rendered = render(
    <MemoryRouter initialEntries={[path]}>
      {ui}
      <Address />
    </MemoryRouter>,
  )
  const address = () => rendered.getByTestId('address').textContent
  return { ...rendered, user: userEvent.setup(), address }
}

function Address() {
  const { pathname, search, hash } = useLocation()
  return <span data-testid="address">{pathname + search + hash}</span>
}
