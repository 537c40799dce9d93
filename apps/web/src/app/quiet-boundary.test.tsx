// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { QuietBoundary } from './quiet-boundary'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error('did not load')
}

test('what breaks in it is gone and logged, and the rest stays', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <h1>Meals</h1>
      <QuietBoundary>
        <Broken />
      </QuietBoundary>
    </>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Meals')
  expect(logged).toHaveBeenCalledWith('A part of the shell broke', expect.any(Error))
})
