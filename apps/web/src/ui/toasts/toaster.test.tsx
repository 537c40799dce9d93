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
function say(message: ToastMessage) {
  let said = { id: '', dismiss: () => {} }
  act(() => {
    said = toast(message)
  })
  return said
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
  say({ title: 'Item Removed' })
  say({ title: 'Marked as Used', description: '2 of 6 eggs' })
  expect(shown().map((item) => item.textContent)).toEqual(['Marked as Used2 of 6 eggs'])
})

test('[SHELL-05] it goes after 5000 ms and stays in the store, closed', () => {
  render(<Toaster />)
  say({ title: 'Item Removed' })
  act(() => vi.advanceTimersByTime(4999))
  expect(shown()).toHaveLength(1)
  act(() => vi.advanceTimersByTime(1))
  expect(shown()).toHaveLength(0)
  expect(currentToasts()).toMatchObject([{ title: 'Item Removed', open: false }])
})

test('a toast after a dismissed one has its full time', () => {
  render(<Toaster />)
  const { dismiss } = say({ title: 'Item Removed' })
  act(() => vi.advanceTimersByTime(4000))
  act(dismiss)
  say({ title: 'Marked as Used' })
  act(() => vi.advanceTimersByTime(4000))
  expect(shown()).toHaveLength(1)
})

test('a destructive toast is an alert, and only once', () => {
  render(<Toaster />)
  say({ title: 'Camera Error', description: 'Unable to access the camera.', tone: 'destructive' })
  expect(screen.getByRole('alert').textContent).toBe('Camera ErrorUnable to access the camera.')
  act(() => vi.advanceTimersByTime(100))
  expect(screen.getAllByText('Camera Error')).toHaveLength(1)
})

test('the action acts and closes', () => {
  const onSelect = vi.fn()
  render(<Toaster />)
  say({ title: 'Item Removed', action: { label: 'Undo', onSelect } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onSelect).toHaveBeenCalledOnce()
  expect(shown()).toHaveLength(0)
})
