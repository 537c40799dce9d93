// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NavigationProgress } from './navigation-progress'
import { trackPageLoad } from './pending-pages'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a page that takes its time is announced by a line that is seen without motion too', async () => {
  let arrive = () => {}
  render(<NavigationProgress />)
  const page = new Promise<void>((resolve) => {
    arrive = resolve
  })
  act(() => void trackPageLoad(page))
  await pass(199)
  expect(screen.queryByRole('progressbar')).toBeNull()
  await pass(1)
  expect(screen.getByRole('progressbar').className).not.toContain('opacity-0')
  arrive()
  await pass(0)
  expect(screen.queryByRole('progressbar')).toBeNull()
})
