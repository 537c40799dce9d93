// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SilentErrorBoundary } from './page-error-boundary'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error('did not load')
}

test('a part that throws disappears and is logged, and the rest stays', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <h1>Meals</h1>
      <SilentErrorBoundary>
        <Broken />
      </SilentErrorBoundary>
    </>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Meals')
  expect(logged).toHaveBeenCalledWith('Optional component failed', expect.any(Error))
})
