// @vitest-environment happy-dom
import { admin } from '@larder/contract/admin'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { aSystem } from '../../../testing/admin-rows'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { SystemSection } from './system-section'

let api: ReturnType<typeof stubApi>
beforeEach(() => {
  queryClient.clear()
  api = stubApi()
  api.answer(admin.system, () => aSystem())
})
const open = () => renderWithApp(<SystemSection />, { path: '/admin-dashboard', signedIn: true })

test('shows health, jobs and version in words', async () => {
  open()
  const health = within(await screen.findByRole('list', { name: 'Health' })).getAllByRole('listitem')
  expect(health.map(({ textContent }) => textContent)).toEqual([
    'DatabaseIt responds and accepts changes.Good',
    'Disk0.9 GB of 40 GB are free.Look at this',
  ])
  const jobs = within(screen.getByRole('list', { name: 'Jobs' })).getAllByRole('listitem')
  expect(jobs[0]?.textContent).toMatch(/^DigestHas not run yet; every 5 minNot known$/)
  expect(jobs[1]?.textContent).toMatch(/failed: TypeError.*every hourBroken$/)
  expect(screen.getByRole('heading', { name: 'Version 0.1.0' })).toBeTruthy()
  expect(screen.getByText('The first release.')).toBeTruthy()
})

test('a test email shows the mail server’s response', async () => {
  const detail = 'The mail server refused the user name or the password in SMTP_URL. (535 Bad)'
  api.answer(admin.testMail, () => ({ outcome: 'failed' as const, to: 'ana@example.org', detail }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Send Test Message' }))
  expect((await screen.findByRole('alert')).textContent).toContain(detail)
  expect(api.callsTo(admin.testMail)[0]?.body).toEqual({})
  api.answer(admin.testMail, () => ({ outcome: 'sent' as const, to: 'ops@example.org', detail: 'Taken.' }))
  await user.type(screen.getByLabelText('Test message to'), 'ops@example.org{Enter}')
  expect(await screen.findByText('Sent to ops@example.org. Taken.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failure can be retried', async () => {
  api.answer(admin.system, () => rejectedWith('too-many-requests'))
  const { user } = open()
  await screen.findByText('The checks could not be run')
  api.answer(admin.system, () => aSystem())
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('list', { name: 'Health' })).toBeTruthy()
})
