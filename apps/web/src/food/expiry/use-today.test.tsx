// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToday } from './use-today'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Today() {
  return <p>{useToday()}</p>
}

test('a page that is open at midnight shows the new day', () => {
  vi.setSystemTime(new Date(2026, 10, 15, 23, 58))
  render(<Today />)
  expect(screen.getByText('2026-11-15')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(3 * 60_000))
  expect(screen.getByText('2026-11-16')).toBeTruthy()
})

test('a page on a device that slept over midnight shows the new day', () => {
  vi.setSystemTime(new Date(2026, 11, 31, 12))
  render(<Today />)
  vi.setSystemTime(new Date(2027, 0, 1, 8))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('2027-01-01')).toBeTruthy()
})

test('the timer stops without listeners', () => {
  vi.setSystemTime(new Date(2026, 10, 15, 12))
  const { unmount } = render(<Today />)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
