import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  TOAST_DURATION,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY,
  toast,
} from './toast-store'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

test('[SHELL-05] the constants of the specification', () => {
  expect([TOAST_LIMIT, TOAST_DURATION, TOAST_REMOVE_DELAY]).toEqual([1, 5000, 1_000_000])
})

test('[SHELL-05] a new toast replaces the one before', () => {
  const first = toast({ title: 'Item Removed' })
  const second = toast({ title: 'Marked as Used' })
  expect(second.id).not.toBe(first.id)
  expect(currentToasts().map(({ title }) => title)).toEqual(['Marked as Used'])
})

test('[SHELL-05] a dismissed toast is hidden at once and leaves the store after 1,000,000 ms', () => {
  const { id, dismiss } = toast({ title: 'Item Removed' })
  dismiss()
  expect(currentToasts()).toMatchObject([{ id, open: false }])
  vi.advanceTimersByTime(999_999)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toHaveLength(0)
})

test('dismissing twice does not delay the removal', () => {
  const { dismiss } = toast({ title: 'Item Removed' })
  dismiss()
  vi.advanceTimersByTime(600_000)
  dismiss()
  vi.advanceTimersByTime(400_000)
  expect(currentToasts()).toHaveLength(0)
})

test('the removal of a replaced toast keeps its successor', () => {
  toast({ title: 'Item Removed' }).dismiss()
  toast({ title: 'Marked as Used' })
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY)
  expect(currentToasts()).toMatchObject([{ title: 'Marked as Used', open: true }])
})

test('an unknown id changes nothing', () => {
  toast({ title: 'Item Removed' })
  const before = currentToasts()
  dismissToast('nobody')
  expect(currentToasts()).toBe(before)
})

test('listeners are called on every change until they unsubscribe', () => {
  const listener = vi.fn()
  const leave = subscribeToToasts(listener)
  const { dismiss } = toast({ title: 'Item Removed' })
  dismiss()
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  toast({ title: 'Marked as Used' })
  expect(listener).toHaveBeenCalledTimes(2)
})
