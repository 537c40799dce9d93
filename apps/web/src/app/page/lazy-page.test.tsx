// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { Suspense, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from '../../router/link'
import { useLocation } from '../../router/router'
import { renderWithApp } from '../../testing/render-with-app'
import { Route, Routes } from '../../testing/router/routes'
import { lazyPage } from './lazy-page'
import { LastPathContext, PageAnnouncer } from './page-announcer'
import { PageErrorBoundary } from './page-error-boundary'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const load = vi.fn(async () => () => <h1>Meals</h1>)
const Meals = lazyPage(load)

function App() {
  const { pathname } = useLocation()
  return (
    <LastPathContext value={useRef<string | null>(null)}>
      <Link to="/">Home</Link>
      <Link to="/meals">Meals</Link>
      <PageErrorBoundary path={pathname}>
        <Suspense>
          <Routes>
            <Route path="/" element={<PageAnnouncer title="Home" />} />
            <Route path="/meals" element={<Meals />} />
          </Routes>
        </Suspense>
      </PageErrorBoundary>
    </LastPathContext>
  )
}

test('a page that failed to load shows a focused error and loads again when reopened', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user } = renderWithApp(<App />)
  await user.click(screen.getByRole('link', { name: 'Meals' }))
  const errorHeading = await screen.findByRole('heading', { name: 'This page did not open' })
  await waitFor(() => expect(document.activeElement).toBe(errorHeading))
  expect(document.title).toBe('This page did not open · Larder')
  expect(load).toHaveBeenCalledOnce()

  await user.click(screen.getByRole('link', { name: 'Home' }))
  await user.click(screen.getByRole('link', { name: 'Meals' }))
  expect(await screen.findByRole('heading', { name: 'Meals' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a page that was loaded before is rendered at once', async () => {
  const Plan = lazyPage(async () => () => <h1>Meal Plan</h1>)
  await Plan.preload()
  renderWithApp(
    <Suspense fallback="Loading">
      <Plan />
    </Suspense>,
  )
  expect(screen.getByRole('heading', { name: 'Meal Plan' })).toBeTruthy()
})
