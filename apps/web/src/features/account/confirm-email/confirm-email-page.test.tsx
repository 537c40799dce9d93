// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { ConfirmEmailPage } from './confirm-email-page'

const secret = 's'.repeat(43)
let api: ReturnType<typeof stubApi>
beforeEach(() => {
  api = stubApi()
  api.answer(account.confirmEmail, () => ({ email: 'new@example.org' }))
})
const open = ({ signedIn = false, hash = `#secret=${secret}` } = {}) =>
  renderWithApp(
    <StrictMode>
      <ConfirmEmailPage />
    </StrictMode>,
    { path: `/confirm-email${hash}`, signedIn },
  )

test('confirms once when it opens and removes the secret from the address', async () => {
  const { address } = open()
  const done = await screen.findByRole('heading', { name: 'Your email is confirmed' })
  expect(screen.getByText('new@example.org')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(done))
  expect(address()).toBe('/confirm-email')
  expect(api.callsTo(account.confirmEmail).map(({ body }) => body)).toEqual([{ secret }])
  expect(screen.getByRole('link', { name: 'Go to Login' })).toBeTruthy()
})

test('a signed-in cook is offered their account', async () => {
  open({ signedIn: true })
  expect(await screen.findByRole('link', { name: 'Go to My Account' })).toBeTruthy()
})

test('a used link shows what to do', async () => {
  api.answer(account.confirmEmail, () => rejectedWith('email-link-spent'))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('already used or has expired')
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})

test('a temporary failure can be retried', async () => {
  api.answer(account.confirmEmail, () => rejectedWith('scanner-busy'))
  const { user } = open()
  const again = await screen.findByRole('button', { name: 'Try Again' })
  api.answer(account.confirmEmail, () => ({ email: 'new@example.org' }))
  await user.click(again)
  await waitFor(() => expect(screen.getByText('new@example.org')).toBeTruthy())
})

test('sends nothing without a secret', async () => {
  open({ hash: '' })
  expect(screen.getByText(/There is nothing to confirm here/)).toBeTruthy()
  expect(api.calls).toEqual([])
})
