// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from '../../router/link'
import { renderWithApp } from '../../testing/render-with-app'
import { Route, Routes } from '../../testing/router/routes'
import { PageAnnouncer } from './page-announcer'

let tall = Number.POSITIVE_INFINITY
const scrollTo = vi.fn((_: number, y: number) => scrolledTo(Math.min(y, tall)))

function scrolledTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  window.sessionStorage.clear()
  scrolledTo(0)
  tall = Number.POSITIVE_INFINITY
  vi.stubGlobal('scrollTo', scrollTo)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function twoPages() {
  return renderWithApp(
    <Routes>
      <Route
        path="/"
        element={
          <>
            <Link to="/next">Next</Link>
            <PageAnnouncer title="First" />
          </>
        }
      />
      <Route
        path="/next"
        element={
          <>
            <PageAnnouncer title="Second" />
          </>
        }
      />
    </Routes>,
  )
}

test('a new page starts at the top, going back restores the position', async () => {
  const { user, goBack } = twoPages()
  expect(document.title).toBe('First · Larder')
  scrolledTo(640)
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(document.title).toBe('Second · Larder')
  expect(window.scrollY).toBe(0)
  goBack()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640)
})

test('a growing page is scrolled to the position until the cook scrolls', async () => {
  let grown = () => {}
  const watching = new Set<object>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grown = () => watching.has(this) && tell()
      }
      observe = () => void watching.add(this)
      disconnect = () => void watching.delete(this)
    },
  )
  const { user, goBack } = twoPages()
  scrolledTo(640)
  await user.click(screen.getByRole('link', { name: 'Next' }))
  tall = 100
  goBack()
  expect(window.scrollY).toBe(100)
  tall = 300
  grown()
  expect(window.scrollY).toBe(300)
  window.dispatchEvent(new Event('wheel'))
  tall = 900
  grown()
  expect(window.scrollY).toBe(300)
})
