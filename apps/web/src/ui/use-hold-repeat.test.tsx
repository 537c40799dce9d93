// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHoldRepeat } from './use-hold-repeat'

function Counter({ onStep }: { readonly onStep: () => void }) {
  return (
    <button type="button" {...useHoldRepeat(onStep)}>
      More
    </button>
  )
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function setUp() {
  const step = vi.fn()
  const { unmount } = render(<Counter onStep={step} />)
  return { step, unmount, button: screen.getByRole('button') }
}

test('a short press runs the action once', () => {
  const { step, button } = setUp()
  fireEvent.pointerDown(button)
  vi.advanceTimersByTime(200)
  fireEvent.pointerUp(button)
  fireEvent.click(button)
  expect(step).toHaveBeenCalledTimes(1)
})

test('a long press repeats until it ends, and the final click adds none', () => {
  const { step, button } = setUp()
  fireEvent.pointerDown(button)
  vi.advanceTimersByTime(450 + 120 * 3)
  expect(step).toHaveBeenCalledTimes(4)
  fireEvent.pointerUp(button)
  fireEvent.click(button)
  vi.advanceTimersByTime(2000)
  expect(step).toHaveBeenCalledTimes(4)
})

test('leaving the button or unmounting it stops the repetition', () => {
  const { step, button, unmount } = setUp()
  fireEvent.pointerDown(button)
  fireEvent.pointerLeave(button)
  vi.advanceTimersByTime(2000)
  fireEvent.pointerDown(button)
  unmount()
  vi.advanceTimersByTime(2000)
  expect(step).not.toHaveBeenCalled()
})
