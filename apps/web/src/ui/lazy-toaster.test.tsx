// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LazyToaster } from './lazy-toaster'
import { toast } from './toast-store'

const patience = 20_000

afterEach(cleanup)

test(
  'without any toast the toaster loads by itself, so that F8 works',
  async () => {
    render(<LazyToaster />)
    expect(screen.queryByRole('region')).toBeNull()
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' }, { timeout: patience })
    expect(within(region).queryAllByRole('listitem')).toHaveLength(0)
  },
  2 * patience,
)

test(
  'a toast said before the toaster is loaded still shows',
  async () => {
    toast({ title: 'Camera Closed' })
    render(<LazyToaster />)
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' }, { timeout: patience })
    expect(await within(region).findByText('Camera Closed', undefined, { timeout: patience })).toBeTruthy()
  },
  2 * patience,
)
