// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToasts, currentToasts, type ToastMessage, toast } from './toast-store'
import { Toaster } from './toaster'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  act(() => clearToasts())
  vi.useRealTimers()
  cleanup()
})

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' })
const shown = () => within(region()).queryAllByRole('listitem')
function showToast(message: ToastMessage) {
  let shownToast = { id: '', dismiss: () => {} }
  act(() => {
    shownToast = toast(message)
  })
  return shownToast
}

test('[SHELL-05] the region is there before any toast', () => {
  render(<Toaster />)
  expect(shown()).toHaveLength(0)
})

test('[SHELL-05] F8 focuses the region', () => {
  render(<Toaster />)
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(region().contains(document.activeElement)).toBe(true)
})

test('[SHELL-05] one toast at a time, the new one in place of the old', () => {
  render(<Toaster />)
  showToast({ title: 'Item Removed' })
  showToast({ title: 'Marked as Used', description: '2 of 6 eggs' })
  expect(shown().map((item) => item.textContent)).toEqual(['Marked as Used2 of 6 eggs'])
})

test('[SHELL-05] it goes after 5000 ms and stays in the store, closed', () => {
  render(<Toaster />)
  showToast({ title: 'Item Removed' })
  act(() => vi.advanceTimersByTime(4999))
  expect(shown()).toHaveLength(1)
  act(() => vi.advanceTimersByTime(1))
  expect(shown()).toHaveLength(0)
  expect(currentToasts()).toMatchObject([{ title: 'Item Removed', open: false }])
})

test('a toast after a dismissed one has its full duration', () => {
  render(<Toaster />)
  const { dismiss } = showToast({ title: 'Item Removed' })
  act(() => vi.advanceTimersByTime(4000))
  act(dismiss)
  showToast({ title: 'Marked as Used' })
  act(() => vi.advanceTimersByTime(4000))
  expect(shown()).toHaveLength(1)
})

test('a destructive toast is announced once, as an alert', () => {
  render(<Toaster />)
  showToast({ title: 'Camera Error', description: 'Unable to access the camera.', tone: 'destructive' })
  expect(screen.getByRole('alert').textContent).toBe('Camera ErrorUnable to access the camera.')
  act(() => vi.advanceTimersByTime(100))
  expect(screen.getAllByText('Camera Error')).toHaveLength(1)
})

test('the action runs and closes the toast', () => {
  const onSelect = vi.fn()
  render(<Toaster />)
  showToast({ title: 'Item Removed', action: { label: 'Undo', onSelect } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onSelect).toHaveBeenCalledOnce()
  expect(shown()).toHaveLength(0)
})
