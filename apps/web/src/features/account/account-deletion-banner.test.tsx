// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../../testing/a-user'
import { renderWithApp } from '../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { currentToasts } from '../../ui/toasts/toast-store'
import { AccountDeletionBanner } from './account-deletion-banner'

test('shows the deletion date until the deletion is cancelled', async () => {
  let me = aUser({ deletionAt: '2026-11-30T12:00:00.000Z' })
  const api = stubApi()
  api.answer(account.me, () => me)
  api.answer(account.cancelDeletion, () => rejectedWith('too-many-requests'))
  const { user } = renderWithApp(<AccountDeletionBanner />, { signedIn: true })
  expect(await screen.findByText('Your account will be deleted on 30 November 2026.')).toBeTruthy()
  const keep = screen.getByRole('button', { name: 'Keep my account' })
  await user.click(keep)
  await waitFor(() => expect(currentToasts()[0]?.tone).toBe('destructive'))
  api.answer(account.cancelDeletion, () => {
    me = aUser()
    return null
  })
  await user.click(keep)
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  expect(currentToasts()[0]?.title).toBe('Your account stays')
})
