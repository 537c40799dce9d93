// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackPageLoad } from './page/pending-pages'
import { NavigationProgress } from './shell'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a slow page load shows a progress bar, also with reduced motion', async () => {
  let arrive = () => {}
  render(<NavigationProgress />)
  const page = new Promise<void>((resolve) => {
    arrive = resolve
  })
  act(() => void trackPageLoad(page))
  await advance(199)
  expect(screen.queryByRole('progressbar')).toBeNull()
  await advance(1)
  expect(screen.getByRole('progressbar').className).not.toContain('opacity-0')
  arrive()
  await advance(0)
  expect(screen.queryByRole('progressbar')).toBeNull()
})
