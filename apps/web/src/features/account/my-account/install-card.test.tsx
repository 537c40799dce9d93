// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { captureInstallPrompt } from '../../../install-prompt'
import { renderWithApp } from '../../../testing/render-with-app'
import { InstallCard } from './my-account-page'

beforeAll(() => captureInstallPrompt(window))
afterEach(() => {
  window.localStorage.clear()
  act(() => void window.dispatchEvent(new Event('appinstalled')))
})

function offer() {
  const prompt = vi.fn(async () => undefined)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(event))
  return { prompt, event }
}

test('shows only if the browser can install the app, and suppresses the browser’s own prompt', () => {
  renderWithApp(<InstallCard />)
  expect(screen.queryByRole('heading')).toBeNull()
  const { event } = offer()
  expect(event.defaultPrevented).toBe(true)
  expect(screen.getByRole('heading', { name: 'Install Larder' })).toBeTruthy()
})

test('a press opens the browser’s prompt, once', async () => {
  const { user } = renderWithApp(<InstallCard />)
  const { prompt } = offer()
  await user.click(screen.getByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
})

test('does not ask again after a refusal', async () => {
  const { user } = renderWithApp(<InstallCard />)
  offer()
  await user.click(screen.getByRole('button', { name: 'Don’t show this again' }))
  offer()
  expect(screen.queryByRole('heading')).toBeNull()
})
