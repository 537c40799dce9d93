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

test('is there only where the browser can install it, whose own bar stays away', () => {
  renderWithApp(<InstallCard />)
  expect(screen.queryByRole('heading')).toBeNull()
  const { event } = offer()
  expect(event.defaultPrevented).toBe(true)
  expect(screen.getByRole('heading', { name: 'Install Larder' })).toBeTruthy()
})

test('a press asks the browser, once', async () => {
  const { user } = renderWithApp(<InstallCard />)
  const { prompt } = offer()
  await user.click(screen.getByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
})

test('somebody who said no is not asked again', async () => {
  const { user } = renderWithApp(<InstallCard />)
  offer()
  await user.click(screen.getByRole('button', { name: 'Don’t show this again' }))
  offer()
  expect(screen.queryByRole('heading')).toBeNull()
})
