// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { session } from '../session/session-store'
import { mount } from './mount'

afterEach(() => {
  document.body.replaceChildren()
  session.clearUser()
  vi.restoreAllMocks()
})

test('[SHELL-08] a missing page root stops start-up', () => {
  expect(() => mount(document)).toThrow(new Error('Root element not found'))
})

test('renders into the root and follows session changes of other tabs', async () => {
  const place = document.createElement('div')
  place.id = 'root'
  document.body.append(place)
  const root = await act(async () => mount(document))
  await waitFor(() => expect(place.querySelector('header')?.textContent).toContain('Login'))

  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'from-another-tab' }))
  })
  expect(place.querySelector('header')?.textContent).toContain('Logout')
  await act(async () => root.unmount())
})
