// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { Link, Route, Routes, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithApp } from '../testing/render-with-app'
import { PageArrival } from './page-arrival'

const scrollTo = vi.fn((_: number, y: number) => scrolledTo(y))

function scrolledTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}

beforeEach(() => {
  window.sessionStorage.clear()
  scrolledTo(0)
  vi.stubGlobal('scrollTo', scrollTo)
})
afterEach(() => vi.restoreAllMocks())

test('going on starts at the top, going back returns to where the cook was', async () => {
  const { user } = renderWithApp(
    <Routes>
      <Route
        path="/"
        element={
          <>
            <Link to="/next">Next</Link>
            <PageArrival title="First" />
          </>
        }
      />
      <Route
        path="/next"
        element={
          <>
            <Back />
            <PageArrival title="Second" />
          </>
        }
      />
    </Routes>,
  )
  expect(document.title).toBe('First · Larder')
  scrolledTo(640)
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(document.title).toBe('Second · Larder')
  expect(window.scrollY).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640)
})
