// @vitest-environment happy-dom
import { account, type DataArchive } from '@larder/contract/account'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { anArchive } from '../../testing/an-account'
import { renderWithApp } from '../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { currentToasts } from '../../ui/toasts/toast-store'
import { DataDownload } from './data-download'

const ready = anArchive({
  state: 'ready',
  done: 1,
  bytes: 12_400_000,
  expiresAt: '2026-11-23T12:00:00.000Z',
  url: '/api/v1/archives/abc',
})
let api: ReturnType<typeof stubApi>
let archive: DataArchive
beforeEach(() => {
  archive = anArchive()
  api = stubApi()
  api.answer(account.archive, () => archive)
  api.answer(account.askArchive, () => {
    archive = anArchive({ state: 'working', done: 0.05 })
    return archive
  })
  api.answer(account.dropArchive, () => {
    archive = anArchive()
    return archive
  })
})
const open = () => renderWithApp(<DataDownload />, { signedIn: true })
const ask = async ({ user }: ReturnType<typeof open>) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Download My Data' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
}

test('a requested archive shows its progress and can be downloaded when ready', async () => {
  const app = open()
  await ask(app)
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('5 %')
  archive = ready
  expect(await screen.findByText(/^Your data is ready \(12.4 MB\), until 23 November 2026/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/api/v1/archives/abc')
  await app.user.click(screen.getByRole('button', { name: 'Delete the download' }))
  expect(await screen.findByRole('button', { name: 'Download My Data' })).toBeTruthy()
  expect(api.callsTo(account.dropArchive)).toHaveLength(1)
})

test('a running archive can be cancelled, and a reload shows its state', async () => {
  archive = anArchive({ state: 'working', done: 0.4 })
  const { user } = open()
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('40 %')
  await user.click(screen.getByRole('button', { name: 'Cancel download' }))
  expect(await screen.findByRole('button', { name: 'Download My Data' })).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('does not poll while no archive is running', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  open()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const callsBefore = api.callsTo(account.archive).length
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(api.callsTo(account.archive)).toHaveLength(callsBefore)
})

test('shows a failed archive, which can be requested again', async () => {
  archive = anArchive({ state: 'failed' })
  const app = open()
  expect((await screen.findByRole('alert')).textContent).toContain('could not be put together')
  api.answer(account.askArchive, () => rejectedWith('too-many-requests'))
  await ask(app)
  await waitFor(() => expect(currentToasts()[0]?.tone).toBe('destructive'))
})

test('shows an error when the state cannot be read', async () => {
  api.answer(account.archive, () => rejectedWith('too-many-requests'))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('could not be updated')
})
