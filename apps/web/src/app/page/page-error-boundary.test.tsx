// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithApp } from '../../testing/render-with-app'
import { PageErrorBoundary } from './page-error-boundary'

afterEach(() => vi.restoreAllMocks())

function Broken(): never {
  throw new Error('the chunk did not load')
}

function App() {
  const [place, setPlace] = useState('/broken')
  return (
    <>
      <button type="button" onClick={() => setPlace('/sound')}>
        Elsewhere
      </button>
      <PageErrorBoundary path={place}>{place === '/broken' ? <Broken /> : <h1>Sound</h1>}</PageErrorBoundary>
    </>
  )
}

test('a page that throws shows an error and is logged, can be retried, and navigation clears the error', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const { user } = renderWithApp(<App />)
  await screen.findByRole('heading', { level: 1, name: 'This page did not open' })
  expect(logged).toHaveBeenCalledWith('Page failed to render', expect.any(Error))

  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reload).toHaveBeenCalledOnce()

  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await screen.findByRole('heading', { level: 1, name: 'Sound' })
})
