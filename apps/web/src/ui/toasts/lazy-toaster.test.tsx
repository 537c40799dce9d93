// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LazyToaster } from './lazy-toaster'
import { toast } from './toast-store'

const longWait = { timeout: 20_000 }

afterEach(cleanup)

test('before the first toast an empty region is rendered; F8 loads and focuses the toaster', async () => {
  render(<LazyToaster />)
  expect(screen.getByRole('region', { name: 'Notifications (F8)' }).childElementCount).toBe(0)
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')), longWait)
  expect(screen.queryAllByRole('listitem')).toHaveLength(0)
})

test('a toast created before the toaster is loaded still shows', async () => {
  toast({ title: 'Camera Closed' })
  render(<LazyToaster />)
  const visibleToast = () =>
    within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByText('Camera Closed')
  await waitFor(() => expect(visibleToast()).toBeTruthy(), longWait)
})
