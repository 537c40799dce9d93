// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyShortcuts } from './lazy-shortcuts'

vi.mock('./shortcuts-dialog', () => {
  throw new TypeError('Failed to fetch')
})
afterEach(cleanup)

test('without a network pressing ? logs the failure, and the page stays', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <h1>Meals</h1>
      <LazyShortcuts load={async () => []} />
    </>,
  )
  await userEvent.keyboard('?')
  await waitFor(
    () => expect(logged).toHaveBeenCalledWith('Loading the shortcuts dialog failed', expect.anything()),
    { timeout: 20_000 },
  )
  expect(screen.getByRole('heading').textContent).toBe('Meals')
})
