// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { household } from '@larder/contract/household'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { act, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../session/session-store'
import { renderWithApp } from '../../testing/render-with-app'
import { LazyConnectionStatus } from '../header/header'
import { importWithRetry, LazyHouseholdSync } from './lazy-household-sync'

beforeEach(() => {
  // No list of a previous cook.
  globalThis.indexedDB = new IDBFactory()
})

const shell = (
  <>
    <LazyConnectionStatus />
    <LazyHouseholdSync />
  </>
)

test('a visitor has no event stream', async () => {
  const fetchSpy = vi.fn()
  vi.stubGlobal('fetch', fetchSpy)
  renderWithApp(shell)
  await act(async () => {})
  expect(screen.queryByRole('status')).toBeNull()
  expect(fetchSpy).not.toHaveBeenCalled()
})

test('a cook has one; the offline status shows and disappears again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const fetchSpy = vi.fn((_: string, { signal }: RequestInit) => {
    return new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')))
    })
  })
  const streamRequests = () =>
    fetchSpy.mock.calls.filter(([address]) => address === buildEndpointUrl(household.live))
  vi.stubGlobal('fetch', fetchSpy)
  renderWithApp(shell, { signedIn: true })
  const place = await screen.findByRole('status')
  await waitFor(() => expect(streamRequests()).toHaveLength(1))
  expect(place.textContent).toBe('')

  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(within(place).getByRole('button').textContent).toContain(
    'Offline. Larder will catch up once it’s back.',
  )
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(place.textContent).toBe('')
  expect(streamRequests()).toHaveLength(2)

  act(() => session.clearUser())
  expect(screen.queryByRole('status')).toBeNull()
  expect(streamRequests().at(-1)?.[1].signal?.aborted).toBe(true)
})

test('a failed lazy import is retried: after a while, or when online', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetchIt = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('no network'))
  const line = importWithRetry(fetchIt)
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchIt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(fetchIt).toHaveBeenCalledTimes(2)
  fetchIt.mockResolvedValue('the line')
  window.dispatchEvent(new Event('online'))
  expect(await line).toBe('the line')
  expect(fetchIt).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})
